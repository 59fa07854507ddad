/** Where exactly a pirate stands: side by side on a field, by seat in the camp and in the boat. */
import type { Point } from './curve';
import type { Layout } from './layout';
import type { Token } from './tokens';

/** What a finger finds, in pixels. */
export const FINGER = 44;

export interface PlacedToken extends Token {
  at: Point;
  /** Whether it is the one of its stack that is seen and clicked. */
  shown: boolean;
  /** How wide a finger may find it: the room it has for itself, up to 44 pixels. */
  reach: number;
  /** How many stand here as one stack; 0 on fields, where each stands for itself. */
  count: number;
}

/**
 * Whether a click goes through a pirate to what it stands on: a field or the boat where another can go, while it cannot
 * be moved itself.
 */
export function letsThrough({ seat, position }: Token, lit: ReadonlySet<string>, taken: readonly string[]): boolean {
  const target = `pirate:${seat}:${position}`;
  return lit.has(`field:${position}`) && !lit.has(target) && !taken.includes(target);
}

/** The feet of pirate number `index` of `of` on a position. */
export function slotOf(
  layout: Layout,
  position: number,
  seats: number,
  seat: number,
  boat: number,
  index: number,
  of: number,
): Point {
  const step = layout.pirate * 1.03;
  if (position === 0) {
    const apart = Math.min(layout.pirate * 1.25, (layout.campWidth * 1.7) / seats);
    return { x: layout.camp.x + (seat - (seats - 1) / 2) * apart, y: layout.camp.y + layout.campRadius * 0.6 };
  }
  if (position >= boat) {
    const apart = Math.min(layout.pirate * 1.25, (layout.boatWidth * 0.86) / seats);
    return { x: layout.boat.x + (seat - (seats - 1) / 2) * apart, y: layout.boat.y + 3 };
  }
  const field = layout.fields[position - 1] ?? layout.camp;
  const crowd = Math.max(1, Math.min(of, 3));
  const reach = ((crowd - 1) / 2) * step + layout.pirate * 0.6;
  const middle = Math.min(Math.max(field.x, reach), layout.width - reach);
  return { x: middle + (index - (crowd - 1) / 2) * step, y: field.y - layout.radius * 0.58 };
}

/** All tokens with their places, far ones first, so that near ones are drawn over them. */
export function placeTokens(tokens: readonly Token[], layout: Layout, seats: number, boat: number): PlacedToken[] {
  const crowds = new Map<number, Token[]>();
  for (const token of tokens) crowds.set(token.position, [...(crowds.get(token.position) ?? []), token]);
  return tokens.map((token) => {
    const crowd = crowds.get(token.position) ?? [];
    const own = crowd.filter((other) => other.seat === token.seat);
    const stacked = token.position === 0 || token.position >= boat;
    return {
      ...token,
      at: slotOf(layout, token.position, seats, token.seat, boat, crowd.indexOf(token), crowd.length),
      reach: stacked || crowd.length > 1 ? layout.pirate * 1.04 : Math.max(FINGER, layout.pirate),
      shown: !stacked || own.at(-1) === token,
      count: stacked && own.at(-1) === token ? own.length : 0,
    };
  });
}
