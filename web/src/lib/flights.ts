/** Tokens that travel across the page, from one place to another, to show what an event has moved. */

export interface Flight {
  /** What travels, as the board's own token component calls it. */
  thing: string;
  /** Where from and where to: `data-place` on the page. `market:rum:2` falls back to `market:rum`, then to `market`. */
  from: string;
  to: string;
}

export interface Traveller extends Flight {
  key: number;
  /** Milliseconds until it starts, so that several can be told apart. */
  delay: number;
}

export const TRAVEL = 500;
const APART = 70;
const LATEST = 240;

/** The names a place goes by, the exact one first. */
export function namesOf(place: string): string[] {
  const parts = place.split(':');
  return parts.map((_, i) => parts.slice(0, parts.length - i).join(':'));
}

/** The middle of a place on the screen, or null when nothing of it is seen. */
export function middleOf(place: string, root: ParentNode = document): { x: number; y: number } | null {
  for (const name of namesOf(place))
    for (const element of root.querySelectorAll(`[data-place="${CSS.escape(name)}"]`)) {
      const box = element.getBoundingClientRect();
      if (box.width && box.height) return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }
  return null;
}

/** Travellers for flights that begin now. */
export function depart(flights: readonly Flight[], first: number): Traveller[] {
  return flights.map((flight, i) => ({ ...flight, key: first + i, delay: Math.min(i * APART, LATEST) }));
}
