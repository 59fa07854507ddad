import { describe, expect, it } from 'vitest';
import { advance, asCartagena } from '../src/boards/cartagena/view';
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
