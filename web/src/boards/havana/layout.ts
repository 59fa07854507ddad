/** How much room the two streets and their buildings have: pure arithmetic, so that it can be tested. */
import type { Goods, HavanaView } from './view';

export interface Street {
  gap: number;
  /** The width of each building from left to right. */
  widths: number[];
}

export const ROW = 6;
const EVEN = 104;
/** The highest a facade is drawn: more would be empty sky. */
const LARGEST = 260;

/**
 * The buildings of a row side by side, always within the width.
 *
 * Where six of them are wide enough to be read, all are as wide as in a full row, so that nothing changes its size when one goes.
 * Where they are not, the ends, which can be built, get twice the room of those between them.
 */
export function streetOf(width: number, count: number): Street {
  const gap = width < 560 ? 3 : width < 900 ? 6 : 10;
  const even = (width - gap * (ROW - 1)) / ROW;
  if (even >= EVEN || count < 1) return { gap, widths: Array.from({ length: count }, () => Math.min(even, 210)) };
  const end = Math.min(EVEN, even * 1.56);
  const rest = width - gap * (count - 1) - 2 * end;
  const inner = Math.min(end, rest / Math.max(1, count - 2));
  return { gap, widths: Array.from({ length: count }, (_, i) => (i === 0 || i === count - 1 ? end : inner)) };
}

export interface Heights {
  /** The picture of a building. */
  facade: number;
  /** The plate under it with name and cost. */
  plate: number;
  /** Whether the cost may take several lines. */
  lines: boolean;
}

/** What is left for the pictures when everything else on the board has its place. */
export function heightsOf(width: number, height: number | null, others: number): Heights {
  const each = (width - 12 - 10 * (ROW - 1)) / ROW;
  const lines = each < 140;
  const plate = each < EVEN ? 84 : lines ? 70 : 56;
  if (height === null) return { facade: each < EVEN ? 76 : Math.min(150, width / 7), plate, lines };
  return { facade: Math.max(44, Math.min(LARGEST, (height - others) / 2 - plate)), plate, lines };
}

/** The size of letters in which a name fits into a line; a long one may take two. */
export function letters(name: string, room: number): number {
  return Math.max(12, Math.min(14.5, room / (name.length * 0.56)));
}

/** How a cost is shown: one sign for each of a few, a sign with a number for many. */
export interface Sign {
  name: string;
  /** Written beside the sign; pesos carry it inside. */
  number: number | null;
}

const MANY = 3;

export function signsOf(cost: Record<string, number>, order: readonly string[], architect: boolean): Sign[] {
  const known = order.filter((name) => cost[name]);
  const strange = Object.keys(cost).filter((name) => cost[name] && !order.includes(name));
  const signs = [...known, ...strange].flatMap((name): Sign[] => {
    const count = cost[name] ?? 0;
    if (name === 'pesos' || count >= MANY) return [{ name, number: count }];
    return Array.from({ length: count }, () => ({ name, number: null }));
  });
  return architect ? [...signs, { name: 'architect', number: null }] : signs;
}

/** What the reader has not got, sign by sign: it means the same on every building, in reach or not. */
export function lackingOf(view: Pick<HavanaView, 'seat' | 'goods' | 'open'>, signs: readonly Sign[]): boolean[] {
  const { seat } = view;
  if (seat === null) return signs.map(() => false);
  const own: Goods = { ...view.goods[seat] };
  return signs.map(({ name, number }) => {
    if (name === 'architect') return !view.open[seat]?.includes('architect');
    own[name] = (own[name] ?? 0) - (number ?? 1);
    return own[name] < 0;
  });
}
