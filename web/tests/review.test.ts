import { describe, expect, it } from 'vitest';
import { tellingApart } from '../src/hints/markHinted';
import type { Candidate, Decision, Moment, Review } from '../src/lib/protocol';
import { bandPath, indexAt, linePath, momentAt, shares, xOf, yOf, type Frame } from '../src/review/chart';
import { costly } from '../src/review/decisions';

const frame: Frame = { width: 120, height: 60, left: 10, right: 10, top: 5, bottom: 5 };

function moment(actions: number, table: number[]): Moment {
  const estimates = table.map((value) => ({ value, error: 1 }));
  return { actions, table: estimates, known: table.map(() => estimates), points: table, measured: 'worlds' };
}

describe('a chart of a game', () => {
  it('has the first moment on the left, the last on the right, and all in between', () => {
    expect([0, 1, 2].map((i) => xOf(frame, i, 3))).toEqual([10, 60, 110]);
    expect([0, 50, 100].map((value) => yOf(frame, value, 100))).toEqual([55, 30, 5]);
    expect(linePath(frame, [0, 100], 100)).toBe('M10.0 55.0L110.0 5.0');
    expect(bandPath(frame, [0, 0], [100, 100], 100)).toBe('M10.0 5.0L110.0 5.0L110.0 55.0L10.0 55.0Z');
  });
  it('finds the moment under a click, and never one that is not there', () => {
    expect([-50, 10, 34, 36, 500].map((x) => indexAt(frame, x, 5))).toEqual([0, 0, 1, 1, 4]);
  });
  it('tells shares with their 95 % interval, as the table stood or as a seat could know it', () => {
    const [first] = shares([moment(0, [40, 60])], 2, null);
    expect(first?.values).toEqual([40]);
    expect(first?.low[0]).toBeCloseTo(38.04);
    expect(shares([moment(0, [40, 60])], 2, 1)[1]?.values).toEqual([60]);
  });
  it('knows which moment a position belongs to', () => {
    const all = [moment(0, [50, 50]), moment(4, [50, 50]), moment(9, [50, 50])];
    expect([0, 3, 4, 8, 9, 99].map((at) => momentAt(all, at))).toEqual([0, 0, 1, 1, 2, 2]);
  });
});

describe('the decisions of a review', () => {
  const decision = (seat: number, verdict: string, value: number): Decision =>
    ({ seat, verdict, loss: { value, error: 1 } }) as Decision;
  const review = {
    decisions: [
      decision(0, 'fine', 0),
      decision(0, 'mistake', 6),
      decision(1, 'blunder', 30),
      decision(0, 'blunder', 12),
      decision(0, 'only', 0),
    ],
  } as Review;
  it('lists mistakes by what they cost, with their numbers', () => {
    expect(costly(review, 0, false).map(({ number }) => number)).toEqual([3, 1]);
    expect(costly(review, null, false).map(({ number }) => number)).toEqual([2, 3, 1]);
  });
  it('lists all real decisions in order of time', () => {
    expect(costly(review, 0, true).map(({ number }) => number)).toEqual([0, 1, 3]);
  });
});

describe('the marks of a hint', () => {
  const candidate = (...targets: string[]): Candidate => ({ targets }) as Candidate;
  it('are on what tells the candidates apart', () => {
    const all = [candidate('pirate:0', 'card:rum'), candidate('pirate:0', 'card:key')];
    expect(tellingApart(all)).toEqual([['card:rum'], ['card:key']]);
    expect(tellingApart([candidate('card:rum')])).toEqual([['card:rum']]);
  });
});
