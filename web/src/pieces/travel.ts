/** Things that travel over the page: from one place to another, where a place is whatever carries it in `data-place`. */
import { boxIn } from '../lib/scale';

export interface Flight {
  /** What is seen to travel; the board draws it. */
  thing: string;
  /** Where it comes from and goes to: the first of these places that is on the page. */
  from: readonly string[];
  to: readonly string[];
  count: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Never more than this many of one thing at once: the eye does not count them. */
export const MOST = 5;

/** The names a place goes by, the exact one first: `market:rum:2`, then `market:rum`, then `market`. */
export function namesOf(place: string): string[] {
  const parts = place.split(':');
  return parts.map((_, i) => parts.slice(0, parts.length - i).join(':'));
}

/** The box of the first of these places that can be seen, in the window. */
export function boxOf(places: readonly string[], root: ParentNode = document): Box | null {
  for (const place of places)
    for (const element of root.querySelectorAll(`[data-place~="${place}"]`)) {
      const { x, y, width, height } = boxIn(element);
      if (width && height) return { x, y, width, height };
    }
  return null;
}

export interface Plane {
  key: number;
  thing: string;
  from: Box;
  to: Box;
  delay: number;
}

/** One plane for each thing that travels; later ones follow a little behind. */
export function planes(flights: readonly (Flight & { start: Box; end: Box })[], key: number): Plane[] {
  let delay = 0;
  return flights.flatMap(({ thing, start, end, count }) =>
    Array.from({ length: Math.min(count, MOST) }, () => {
      const plane = { key: key++, thing, from: start, to: end, delay: Math.min(delay, 280) };
      delay += 45;
      return plane;
    }),
  );
}
