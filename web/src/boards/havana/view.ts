/** The view of Havana and La Habana as it comes from the server. */
import type { View } from '../../lib/protocol';
import type { Building, View as HavanaView } from './views.generated';

export type { Building, HavanaView };

/** Counts by name: materials, and with them `pesos` and `workers` where they belong. */
export type Goods = Record<string, number>;

export function asHavana(view: View): HavanaView {
  return view as unknown as HavanaView;
}

/** The number of two open cards, always with two digits. */
export function numeral(number: number | null | undefined): string {
  return typeof number === 'number' ? String(number).padStart(2, '0') : '–';
}

export function totalOf(goods: Goods): number {
  return Object.values(goods).reduce((sum, count) => sum + count, 0);
}

/** The seats as the ribbon shows them: in the order of turns, or as they sit. */
export function ribbonOf(view: HavanaView): number[] {
  return view.order ?? view.points.map((_, seat) => seat);
}

/** Whose decision is awaited, as far as one seat can be named. */
export function moverOf({ seat, deciders, player }: HavanaView): number | null {
  if (seat !== null && deciders.includes(seat)) return seat;
  if (deciders.length === 1) return deciders[0] ?? null;
  return deciders.length || player < 0 ? null : player;
}
