import { expect, test } from 'vitest';
import { room as cuba } from '../src/boards/cuba/room';
import { room as havana } from '../src/boards/havana/room';
import { chapters } from '../src/lib/chapters';
import { lineEnds, tellWholeLines } from '../src/lib/lines';
import { lastDecision } from '../src/lib/steps.svelte';
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

const said = (word: string): { id: string; args: Record<string, string> } => ({ id: word, args: {} });
const HARVEST = [
  event('played', { seat: 0, card: 'worker', n: 1, text: said('plays') }),
  event('harvested', { seat: 0, n: 2, text: said('1 wood') }),
  event('harvested', { seat: 0, n: 2, text: said('1 wood and 1 stone'), joins: true }),
  event('harvested', { seat: 0, n: 3, text: said('2 wood and 1 stone'), joins: true }),
  event('played', { seat: 1, card: 'mayor', n: 4, text: said('plays') }),
];

test('one thing done is one line of the log, and the title says which card was played', () => {
  const found = chapters(HARVEST, cuba).map(({ events }) => events.map(({ text }) => text.id));
  expect(found).toEqual([['2 wood and 1 stone'], []]);
});

test('one thing done is one step, and its sentence stands while it is shown', () => {
  expect(lineEnds(HARVEST, cuba)).toEqual([0, 3, 4]);
  expect(tellWholeLines(HARVEST).map(({ text }) => text.id)).toEqual([
    'plays',
    ...Array<string>(3).fill('2 wood and 1 stone'),
    'plays',
  ]);
});

test('after a reload the steps begin before the last decisions of the reader', () => {
  expect(lastDecision(HARVEST, 0)).toBe(0);
  expect(lastDecision(HARVEST, 1)).toBe(3);
  expect(lastDecision(HARVEST, 2)).toBeNull();
  expect(lastDecision(HARVEST, null)).toBeNull();
});
