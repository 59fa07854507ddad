import { expect, test } from 'vitest';
import { room } from '../src/boards/cuba/room';
import { chapters } from '../src/lib/chapters';
import { event } from './samples';

test('turns that are counted are chapters, each of the seat that is named first', () => {
  const log = [
    event('turn_began', { seat: 1, n: 1 }),
    event('advanced', { seat: 0, n: 1 }),
    event('drawn', { turn: 2, n: 2 }),
  ];
  const found = chapters(log).map(({ turn, seat, events, n }) => [turn, seat, events.length, n]);
  expect(found).toEqual([
    [1, 1, 2, 1],
    [2, null, 1, 2],
  ]);
});

test('Cuba tells its rounds card by card', () => {
  const log = [
    event('picked', { seat: 0, n: 1 }),
    event('picked', { seat: 1, n: 2 }),
    event('round_began', { round: 1, n: 2 }),
    event('played', { seat: 1, card: 'worker', n: 3 }),
    event('harvested', { seat: 1, n: 5 }),
    event('played', { seat: 0, card: 'worker', n: 6 }),
    event('start_passed', { seat: 1, n: 7 }),
  ];
  const found = chapters(log, room.chapter).map(({ title, seat, n }) => [title?.id, seat, n]);
  expect(found).toEqual([
    ['cuba-phase-begin', null, 2],
    ['cuba-round-of', null, 2],
    ['cuba-chapter', 1, 5],
    ['cuba-chapter', 0, 6],
    ['cuba-phase-parliament', null, 7],
  ]);
});
