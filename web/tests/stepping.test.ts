import { describe, expect, it } from 'vitest';
import { nearest, positions, roundStarts, stepTo, type Way } from '../src/replay/stepping';

// Two decisions in turn 1, one in turn 2, then a choice that took two decisions, in turn 3.
const STEPS = [
  { n: 1, seat: 0, turn: 1 },
  { n: 2, seat: 0, turn: 1 },
  { n: 3, seat: 1, turn: 2 },
  { n: 5, seat: 0, turn: 3 },
];

describe('stepping through a replay', () => {
  it('knows all positions, and where rounds begin', () => {
    expect(positions(STEPS)).toEqual([0, 1, 2, 3, 5]);
    expect(roundStarts(STEPS)).toEqual([0, 2, 3]);
    expect(roundStarts(STEPS.map((step) => ({ ...step, round: step.turn < 3 ? 1 : 2 })))).toEqual([0, 3]);
  });

  it.each<[number, Way, number]>([
    [3, 'start', 0],
    [3, 'previous', 2],
    [3, 'next', 5],
    [3, 'previous-round', 2],
    [2, 'previous-round', 0],
    [0, 'next-round', 2],
    [3, 'next-round', 5],
    [1, 'end', 5],
    [0, 'previous', 0],
    [5, 'next', 5],
  ])('from %i %s leads to %i', (at, way, to) => {
    expect(stepTo(STEPS, at, way)).toBe(to);
  });

  it('finds the position for any number', () => {
    expect(nearest(STEPS, 4)).toBe(3);
    expect(nearest(STEPS, 99)).toBe(5);
    expect(nearest(STEPS, -1)).toBe(0);
  });

  it('has one position when nothing has happened yet', () => {
    expect(stepTo([], 0, 'end')).toBe(0);
    expect(stepTo([], 0, 'next')).toBe(0);
  });
});
