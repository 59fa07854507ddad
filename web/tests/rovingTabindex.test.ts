import { expect, it } from 'vitest';
import { nearest } from '../src/lib/rovingTabindex';

const spots = [
  { x: 0, y: 0 },
  { x: 100, y: 5 },
  { x: 60, y: 90 },
  { x: 0, y: 100 },
];

it('goes to the nearest neighbour in the direction of the arrow', () => {
  expect(nearest({ x: 0, y: 0 }, spots, [1, 0])).toBe(1);
  expect(nearest({ x: 0, y: 0 }, spots, [0, 1])).toBe(3);
  expect(nearest({ x: 100, y: 5 }, spots, [-1, 0])).toBe(0);
});

it('stays when there is nothing ahead', () => {
  expect(nearest({ x: 0, y: 0 }, spots, [-1, 0])).toBe(-1);
});
