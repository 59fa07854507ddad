import { describe, expect, test } from 'vitest';
import { isQuiet } from '../src/notices/browserNotices';
import { clockOf, minuteOf } from '../src/notices/minutes';
import { countedTitle, openTurns } from '../src/notices/turnWatch.svelte';
import type { Me, TableSummary } from '../src/lib/protocol';

describe('quiet hours', () => {
  test('go past midnight', () => {
    const night = { begin: 22 * 60, end: 7 * 60 };
    expect([21 * 60 + 59, 22 * 60, 0, 7 * 60 - 1, 7 * 60].map((minute) => isQuiet(night, minute))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
  });
  test('lie within a day, or are none', () => {
    expect([11, 12, 13].map((hour) => isQuiet({ begin: 12 * 60, end: 13 * 60 }, hour * 60))).toEqual([
      false,
      true,
      false,
    ]);
    expect(isQuiet(null, 0)).toBe(false);
    expect(isQuiet({ begin: 60, end: 60 }, 60)).toBe(false);
  });
  test('are written as a field for times does', () => {
    expect([0, 545, 1439].map(clockOf)).toEqual(['00:00', '09:05', '23:59']);
    expect(['00:00', '09:05', '23:59', ''].map(minuteOf)).toEqual([0, 545, 1439, 0]);
  });
});

describe('the title', () => {
  test('counts the turns once', () => {
    expect(countedTitle('Caribe', 2)).toBe('(2) Caribe');
    expect(countedTitle('(2) Caribe', 3)).toBe('(3) Caribe');
    expect(countedTitle('(2) Caribe', 0)).toBe('Caribe');
  });
  test('counts slow games that wait', () => {
    const table = { id: 'a', slow: true, waiting: true, over: false } as TableSummary;
    const tables = [table, { ...table, slow: false }, { ...table, waiting: false }, { ...table, over: true }];
    expect(openTurns({ tables } as Me)).toEqual([table]);
  });
});
