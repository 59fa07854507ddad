import { beforeEach, describe, expect, it } from 'vitest';
import { remaining, formatTime } from '../src/lib/clock';
import type { Over } from '../src/lib/protocol';
import { ranks, tieBroken } from '../src/lib/ranks';
import { keepFittingOptions, nameFault, resizeSeats, seatsFor } from '../src/lib/seatPlans';
import { findMissed, markSeen } from '../src/lib/lastSeen';
import { event } from './samples';

describe('what was missed', () => {
  const log = [event('a', { seat: 0 }), event('b', { seat: 1 }), event('c', { seat: 1 })];

  beforeEach(() => localStorage.clear());

  it('is told from the position after the own last turn', () => {
    markSeen('t', 0, log.slice(0, 1), { at: 1 }, true);
    expect(findMissed('t', 0, log)).toEqual({ view: { at: 1 }, events: log.slice(1) });
  });

  it('still begins there when some of it has been seen since', () => {
    markSeen('t', 0, log.slice(0, 1), { at: 1 }, true);
    markSeen('t', 0, log.slice(0, 2), { at: 2 }, false);
    expect(findMissed('t', 0, log)).toEqual({ view: { at: 1 }, events: log.slice(1) });
  });

  it('is nothing when all has been seen, for strangers, for another seat, and after an undo', () => {
    markSeen('t', 0, log, { at: 3 }, true);
    expect(findMissed('t', 0, log)).toBeNull();
    expect(findMissed('u', 0, log)).toBeNull();
    markSeen('t', 0, log.slice(0, 1), { at: 1 }, true);
    expect(findMissed('t', 1, log)).toBeNull();
    expect(findMissed('t', 0, [event('z', { seat: 1 }), ...log])).toBeNull();
  });

  it('is kept for a few tables only', () => {
    for (let i = 0; i < 9; i += 1) markSeen(`t${String(i)}`, 0, log.slice(0, 1), {}, true);
    expect(findMissed('t0', 0, log)).toBeNull();
    expect(findMissed('t8', 0, log)).not.toBeNull();
  });
});

describe('clocks', () => {
  const clock = { seats: [65_000, 3_000], running: [1], at: 0, due: null };

  it('run only for those who are to decide, and never below nothing', () => {
    expect(remaining(clock, 0, 2_000)).toBe(65_000);
    expect(remaining(clock, 1, 2_000)).toBe(1_000);
    expect(remaining(clock, 1, 9_000)).toBe(0);
  });

  it('are written in minutes and seconds, with hours where there are some', () => {
    expect(formatTime(65_000)).toBe('1:05');
    expect(formatTime(400)).toBe('0:01');
    expect(formatTime(3_723_000)).toBe('1:02:03');
  });
});

describe('seats for a new table', () => {
  it('are bots, open ones, or people with names', () => {
    expect(seatsFor('bots', 2, 'hard', [])).toEqual([{ kind: 'me' }, { kind: 'bot', bot: 'hard' }]);
    expect(seatsFor('friends', 2, 'hard', [])).toEqual([{ kind: 'me' }, { kind: 'open' }]);
    expect(seatsFor('hotseat', 2, 'hard', ['Ana', 'Blas'])).toEqual([
      { kind: 'me', name: 'Ana' },
      { kind: 'me', name: 'Blas' },
    ]);
  });

  it('stay as they are when there are more or fewer', () => {
    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, bot: 'easy' }];
    expect(resizeSeats(seats, seatsFor('friends', 3, 'hard', []))).toEqual([...seats, { kind: 'open' }]);
    expect(resizeSeats(seats, seatsFor('friends', 1, 'hard', []))).toEqual([{ kind: 'me' }]);
  });

  it('that are gone with a smaller table cannot be set by an option', () => {
    const option = {
      name: 'first',
      values: ['lot'],
      default: 'lot',
      low: null,
      high: null,
      seats: true,
      order: false,
      rule: '',
    };
    expect(keepFittingOptions({ first: 2, other: 'x' }, [option], 3)).toEqual({ first: 2, other: 'x' });
    expect(keepFittingOptions({ first: 2, other: 'x' }, [option], 2)).toEqual({ other: 'x' });
    expect(keepFittingOptions({ first: 'lot' }, [option], 2)).toEqual({ first: 'lot' });
  });

  it('need names that are there and differ, where a screen is shared', () => {
    expect(nameFault([{ kind: 'me' }, { kind: 'open' }])).toBeNull();
    expect(nameFault(seatsFor('hotseat', 2, '', ['Ana', ' ']))).toBe('missing');
    expect(nameFault(seatsFor('hotseat', 2, '', ['Ana', ' ana']))).toBe('same');
    expect(nameFault(seatsFor('hotseat', 2, '', ['Ana', 'Blas']))).toBeNull();
  });
});

describe('ranks', () => {
  const over = (scores: number[], places: number[]): Over => ({
    winners: places.flatMap((place, seat) => (place === 1 ? [seat] : [])),
    ending: { id: 'core-why-over', args: {} },
    scores: scores.map((points) => ({ points })),
    returns: places.map((place) => (place === 1 ? 1 / places.filter((other) => other === 1).length : 0)),
    places,
  });

  it('are the places that the server gives, shared or by a tie-break that points do not show', () => {
    expect(ranks(over([3, 9, 3, 5], [3, 1, 3, 2])).map(({ seat, rank }) => [seat, rank])).toEqual([
      [1, 1],
      [3, 2],
      [0, 3],
      [2, 3],
    ]);
    expect(ranks(over([3, 9, 3], [3, 1, 2])).map(({ seat }) => seat)).toEqual([1, 2, 0]);
  });

  it('have no second place where the rules know none, and list the losers by what is named first', () => {
    const scores = [
      { aboard: 0, way: 96 },
      { aboard: 4, way: 124 },
      { aboard: 1, way: 79 },
    ];
    const ended = { ...over([0, 0, 0], [0, 1, 0]), scores };
    expect(ranks(ended).map(({ seat, rank }) => [seat, rank])).toEqual([
      [1, 1],
      [2, 0],
      [0, 0],
    ]);
  });

  it('tell a broken tie from a shared win', () => {
    expect(tieBroken(over([9, 9], [2, 1]))).toBe(true);
    expect(tieBroken(over([9, 9], [1, 1]))).toBe(false);
    expect(tieBroken(over([9, 8], [1, 2]))).toBe(false);
    expect(tieBroken(over([9, 8, 8], [1, 3, 2]))).toBe(true);
  });
});
