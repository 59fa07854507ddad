import { describe, expect, it } from 'vitest';
import type { Me, TableSummary } from '../src/lib/protocol';
import { nextTable, sortTables } from '../src/lib/tableOrder';

function table(id: string, change: Partial<TableSummary> = {}): TableSummary {
  return {
    id,
    game: 'havana',
    players: 2,
    status: 'playing',
    waiting: false,
    over: false,
    started: '',
    opponents: [],
    winners: null,
    won: false,
    deadline: null,
    hotseat: false,
    slow: false,
    reminded_by: null,
    ...change,
  };
}
const tables = [
  table('over', { status: 'over', over: true }),
  table('theirs'),
  table('closed', { status: 'closed' }),
  table('mine', { waiting: true }),
  table('also', { waiting: true }),
];
const me: Me = { id: 'x', name: 'Ana', account: null, preferences: null, tables, next: 'mine', practice: 0 };

describe('tables of a person', () => {
  it('that wait for them come first, finished ones stand apart, closed ones are gone', () => {
    const { running, finished } = sortTables(tables);
    expect(running.map(({ id }) => id)).toEqual(['mine', 'also', 'theirs']);
    expect(finished.map(({ id }) => id)).toEqual(['over']);
  });

  it('where to go next is never where they are', () => {
    expect(nextTable(me, 'theirs')).toBe('mine');
    expect(nextTable(me, 'mine')).toBe('also');
    expect(nextTable({ ...me, tables: [table('mine', { waiting: true })] }, 'mine')).toBeNull();
    expect(nextTable(null, 'mine')).toBeNull();
  });
});
