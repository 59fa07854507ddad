import { describe, expect, it } from 'vitest';
import { nearest, positions, roundStarts, stepTo, type Destination } from '../src/replay/navigation';

// Two decisions in turn 1, one in turn 2, then a choice that took two decisions, in turn 3.
const STEPS = [
  { n: 1, turn: 1, round: null },
  { n: 2, turn: 1, round: null },
  { n: 3, turn: 2, round: null },
  { n: 5, turn: 3, round: null },
];

describe('stepping through a replay', () => {
  it('knows all positions, and where rounds begin', () => {
    expect(positions(STEPS)).toEqual([0, 1, 2, 3, 5]);
    expect(roundStarts(STEPS)).toEqual([0, 2, 3]);
    expect(roundStarts(STEPS.map((step) => ({ ...step, round: step.turn < 3 ? 1 : 2 })))).toEqual([0, 3]);
  });

  it.each<[number, Destination, number]>([
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
