import { describe, expect, it } from 'vitest';
import { advance, asCartagena } from '../src/boards/cartagena/view';
import { letsThrough } from '../src/boards/cartagena/places';
import type { Token } from '../src/boards/cartagena/tokens';
import type { View } from '../src/lib/protocol';
import { event } from './samples';

const view = {
  game: 'cartagena',
  seat: 0,
  player: 0,
  turn: 7,
  action: 0,
  actions: 2,
  fields: Array.from({ length: 30 }, () => 'rum'),
  pirates: [
    [0, 0, 4, 17],
    [0, 3, 3, 31],
  ],
  hand: { rum: 2, key: 0, pistol: 1, hook: 0, lantern: 2, spyglass: 1 },
  hand_sizes: [6, 5],
  pile: 79,
  discard: 3,
  top: 'rum',
} as unknown as View;

describe('what is seen of an event', () => {
  it('a pirate goes forward and its card is played', () => {
    const after = asCartagena(advance(view, event('advanced', { seat: 0, symbol: 'lantern', start: 4, field: 9 })));
    expect(after.pirates[0]).toEqual([0, 0, 9, 17]);
    expect([after.hand?.lantern, after.hand_sizes[0], after.discard, after.top]).toEqual([1, 5, 4, 'lantern']);
    expect(after.action).toBe(1);
    expect(asCartagena(view).pirates[0]).toEqual([0, 0, 4, 17]);
  });

  it('a pirate of another seat steps back, and its cards stay hidden', () => {
    const moved = advance(view, event('retreated', { seat: 1, start: 31, field: 3 }));
    const after = asCartagena(advance(moved, event('drew', { seat: 1, count: 2, cards: null })));
    expect(after.pirates[1]).toEqual([0, 3, 3, 3]);
    expect([after.hand_sizes[1], after.pile]).toEqual([7, 77]);
    expect(after.hand).toEqual(asCartagena(view).hand);
  });

  it('own cards that were drawn come to the hand', () => {
    const after = asCartagena(advance(view, event('drew', { seat: 0, count: 2, cards: ['key', 'rum'] })));
    expect([after.hand?.key, after.hand?.rum, after.hand_sizes[0]]).toEqual([1, 3, 8]);
  });

  it('the discards become the pile', () => {
    const after = asCartagena(advance(view, event('reshuffled', { count: 3 })));
    expect([after.pile, after.discard, after.top]).toEqual([3, 0, null]);
  });

  it('a turn begins', () => {
    const after = asCartagena(advance(view, event('turn_began', { seat: 1, turn: 8 })));
    expect([after.player, after.turn, after.action]).toEqual([1, 8, 0]);
  });
});

describe('a click on a pirate', () => {
  const pirate = (seat: number, position: number): Token => ({ key: '', seat, position });

  it('is meant for the boat or the field under it, where another pirate can go and this one cannot', () => {
    const lit = new Set(['field:31', 'field:9', 'pirate:0:9', 'pirate:0:4']);
    expect(letsThrough(pirate(1, 31), lit, [])).toBe(true);
    expect(letsThrough(pirate(1, 9), lit, [])).toBe(true);
    expect(letsThrough(pirate(0, 9), lit, [])).toBe(false);
    expect(letsThrough(pirate(1, 4), lit, [])).toBe(false);
  });

  it('lets go of the pirate that is picked', () => {
    expect(letsThrough(pirate(0, 9), new Set(['field:9']), ['pirate:0:9'])).toBe(false);
  });
});
