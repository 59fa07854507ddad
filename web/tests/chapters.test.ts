import { expect, test } from 'vitest';
import { room as cuba } from '../src/boards/cuba/room';
import { room as havana } from '../src/boards/havana/room';
import { chapters } from '../src/lib/chapters';
import { event } from './samples';

test('turns that are counted are chapters, each of the seat that is named first', () => {
  const log = [
    event('turn_began', { seat: 1, n: 1 }),
    event('advanced', { seat: 0, n: 1 }),
    event('drawn', { turn: 2, n: 2 }),
  ];
  const found = chapters(log, { silent: () => false }).map(({ turn, seat, events, n }) => [
    turn,
    seat,
    events.length,
    n,
  ]);
  expect(found).toEqual([
    [1, 1, 1, 1],
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
  const found = chapters(log, cuba).map(({ title, seat, n }) => [title?.id, seat, n]);
  expect(found).toEqual([
    ['cuba-phase-begin', null, 2],
    ['cuba-round-of', null, 2],
    ['cuba-chapter', 1, 5],
    ['cuba-chapter', 0, 6],
    ['cuba-phase-parliament', null, 7],
  ]);
});

test('Havana tells its rounds player by player', () => {
  const log = [
    event('chose', { seat: 0 }),
    event('chose', { seat: 1 }),
    event('revealed', { seat: 0 }),
    event('round_began', { round: 1 }),
    event('turn_began', { seat: 1, turn: 1 }),
    event('gained', { seat: 1 }),
    event('turn_began', { seat: 0, turn: 1 }),
    event('supplied'),
    event('laid', { seat: 1 }),
    event('round_began', { round: 2 }),
  ];
  const found = chapters(log, havana).map(({ title, seat, events }) => [title?.id, seat, events.length]);
  expect(found).toEqual([
    ['page-round', null, 4],
    ['page-round-of', 1, 1],
    ['page-round-of', 0, 0],
    ['page-havana-supply', null, 2],
    ['page-round', null, 1],
  ]);
});
