/** The geometry of the charts: lines with bands of uncertainty over the moments of a game. */
import type { Estimate, Moment } from '../lib/protocol';
import { bounds } from './format';

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** One line of a chart; `low` and `high` are its band. */
export interface Series {
  seat: number;
  values: number[];
  low: number[];
  high: number[];
}

export function xOf(frame: Frame, index: number, count: number): number {
  const room = frame.width - frame.left - frame.right;
  return frame.left + (count < 2 ? 0 : (index / (count - 1)) * room);
}

export function yOf(frame: Frame, value: number, most: number): number {
  const room = frame.height - frame.top - frame.bottom;
  return frame.top + room * (1 - Math.min(Math.max(value, 0), most) / (most || 1));
}

/** The moment that is nearest to a place in the chart. */
export function indexAt(frame: Frame, x: number, count: number): number {
  const room = frame.width - frame.left - frame.right;
  return Math.min(count - 1, Math.max(0, Math.round(((x - frame.left) / room) * (count - 1))));
}

export function linePath(frame: Frame, values: readonly number[], most: number): string {
  return values
    .map((value, i) => `${i ? 'L' : 'M'}${round(xOf(frame, i, values.length))} ${round(yOf(frame, value, most))}`)
    .join('');
}

export function bandPath(frame: Frame, low: readonly number[], high: readonly number[], most: number): string {
  const there = linePath(frame, high, most);
  const back = low
    .map((value, i) => `L${round(xOf(frame, i, low.length))} ${round(yOf(frame, value, most))}`)
    .reverse()
    .join('');
  return `${there}${back}Z`;
}

/** The shares of all seats over the game: as the table stood, or as one seat could know it. */
export function shares(moments: readonly Moment[], players: number, from: number | null): Series[] {
  return Array.from({ length: players }, (_, seat) => {
    const found = moments.map((moment): Estimate => sharesAt(moment, from)[seat] ?? { value: 0, error: 0 });
    return {
      seat,
      values: found.map(({ value }) => value),
      low: found.map((estimate) => bounds(estimate)[0]),
      high: found.map((estimate) => bounds(estimate)[1]),
    };
  });
}

/** The shares at a moment: as the table stood, or as one seat could know it. */
export function sharesAt(moment: Moment, from: number | null): Estimate[] {
  return (from === null ? moment.table : moment.known[from]) ?? moment.table;
}

export function points(moments: readonly Moment[], players: number): Series[] {
  return Array.from({ length: players }, (_, seat) => {
    const values = moments.map((moment) => moment.points[seat] ?? 0);
    return { seat, values, low: values, high: values };
  });
}

/** The moment that shows the position after this number of actions: the last one that is not later. */
export function momentAt(moments: readonly Moment[], actions: number): number {
  return Math.max(
    0,
    moments.findLastIndex((moment) => moment.actions <= actions),
  );
}

function round(value: number): string {
  return value.toFixed(1);
}
