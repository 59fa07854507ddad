/** The view of Havana and La Habana as it comes from the server, and how it looks after each event. */
import { message, type GameEvent, type Message, type View } from '../../lib/protocol';
import { sourceOf } from './cards';

export interface Building {
  building: number;
  /** Its name in the data. */
  name: string;
  /** What it is called in the reader's language. */
  text: Message;
  points: number;
  cost: Record<string, number>;
  architect: boolean;
}

/** Counts by name: materials, and with them `pesos` and `workers` where they belong. */
export type Goods = Record<string, number>;

export interface HavanaView {
  game: string;
  seat: number | null;
  player: number;
  deciders: number[];
  step: string;
  round: number;
  target: number;
  /** The seats as they take their turns; null before the first cards are shown. */
  order: number[] | null;
  place: number;
  numbers: (number | null)[];
  goods: Goods[];
  points: number[];
  built: Building[][];
  rows: Building[][];
  ends: number[];
  pile: number;
  next: Building | null;
  centre: Goods;
  bag: Goods;
  box: Goods;
  supply: { pesos: number | null; workers: number };
  open: string[][];
  hand: string[] | null;
  discard: string[] | null;
  laid: string[] | null;
  hand_sizes: number[];
  discard_sizes: number[];
  laid_sizes: number[];
  covered: (string | null)[];
  finished: boolean[];
}

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

/** What can be seen of an event: goods, cards and buildings change places. The server's own view follows and has the last word. */
export function advance(view: View, event: GameEvent): View {
  const next = structuredClone(asHavana(view));
  CHANGES[event.kind]?.(next, event, typeof event.seat === 'number' ? event.seat : -1);
  return next as unknown as View;
}

type Change = (view: HavanaView, event: GameEvent, seat: number) => void;

const CHANGES: Record<string, Change> = {
  chose: (view, event, seat) => {
    bump(view.hand_sizes, seat, -2);
    view.laid_sizes[seat] = 2;
    view.finished[seat] = true;
    if (seat === view.seat) for (const card of cards(event)) shift(view.hand, view.laid, card);
  },
  revealed: (view, event, seat) => {
    const before = view.open[seat] ?? [];
    const now = cards(event);
    const gone = before.filter((card) => !now.includes(card));
    view.open[seat] = now;
    view.numbers[seat] = Number(event.number);
    bump(view.discard_sizes, seat, gone.length);
    view.laid_sizes[seat] = 0;
    view.covered[seat] = null;
    view.finished[seat] = false;
    if (seat === view.seat) {
      view.laid = [];
      view.discard?.push(...gone);
    }
  },
  round_began: (view, event) => {
    view.round = Number(event.round);
    view.order = event.order as number[];
    view.place = 0;
  },
  turn_began: (view, _, seat) => {
    view.player = seat;
    view.deciders = [seat];
    view.place = view.order?.indexOf(seat) ?? 0;
  },
  gained: (view, event, seat) => {
    const source = sourceOf(String(event.card));
    const from = source === 'centre' ? view.centre : source === 'bag' ? view.bag : view.supply;
    move(from as Goods, view.goods[seat], spoils(event));
  },
  taxed: (view, event) => {
    const worker = event.thing === 'worker';
    const to = worker ? (view.supply as Goods) : view.box;
    move(view.goods[Number(event.other)], to, { [worker ? 'workers' : String(event.thing)]: 1 });
  },
  robbed: (view, event, seat) =>
    move(view.goods[Number(event.other)], view.goods[seat], { pesos: Number(event.pesos) }),
  burgled: (view, event, seat) => move(view.goods[Number(event.other)], view.goods[seat], spoils(event)),
  built: (view, event, seat) => {
    const building = takeBuilding(view, Number(event.building));
    if (building) view.built[seat]?.push(building);
    bump(view.points, seat, Number(event.points));
    const { pesos = 0, workers = 0, ...materials } = spoils(event);
    move(view.goods[seat], view.box, materials);
    move(view.goods[seat], view.supply as Goods, { pesos, workers });
  },
  removed: (view, event) => void takeBuilding(view, Number(event.building)),
  refilled: (view, event) => {
    const row = view.rows[Number(event.row)];
    // Only their numbers are told; the board knows the rest from the view that follows.
    const fresh = (event.buildings as number[]).map((building) => blank(building, view.next));
    row?.splice(row.length > 1 ? row.length - 1 : row.length, 0, ...fresh);
    view.pile = Math.max(0, view.pile - fresh.length);
    setEnds(view);
  },
  supplied: (view, event) => {
    const { pesos = 0, ...materials } = spoils(event);
    move(view.bag, view.centre, materials);
    move(view.supply as Goods, view.centre, { pesos });
  },
  laid: (view, event, seat) => {
    bump(view.hand_sizes, seat, -1);
    view.laid_sizes[seat] = 1;
    view.finished[seat] = true;
    view.covered[seat] = (event.covers as string | null | undefined) ?? null;
    if (seat === view.seat && typeof event.card === 'string') shift(view.hand, view.laid, event.card);
  },
  took_back: (view, event, seat) => {
    bump(view.hand_sizes, seat, Number(event.count));
    view.discard_sizes[seat] = 0;
    if (seat === view.seat) {
      view.hand?.push(...(view.discard ?? []));
      view.discard = [];
    }
  },
  fetched: (view, event, seat) => swapSides(view, seat, event.card, 1),
  took: (view, event, seat) => swapSides(view, seat, event.card, 1),
  discarded: (view, event, seat) => swapSides(view, seat, event.card, -1),
};

/** A card between hand and discard pile: 1 to the hand, -1 from it. */
function swapSides(view: HavanaView, seat: number, card: unknown, way: 1 | -1): void {
  bump(view.hand_sizes, seat, way);
  bump(view.discard_sizes, seat, -way);
  if (seat !== view.seat || typeof card !== 'string') return;
  if (way === 1) shift(view.discard, view.hand, card);
  else shift(view.hand, view.discard, card);
}

function cards(event: GameEvent): string[] {
  return Array.isArray(event.cards) ? (event.cards as string[]) : [];
}

/** What an event moves, by name. */
export function spoils(event: GameEvent): Goods {
  const found: Goods = {};
  for (const name of (event.materials as string[] | undefined) ?? []) found[name] = (found[name] ?? 0) + 1;
  if (event.pesos) found.pesos = Number(event.pesos);
  if (event.workers) found.workers = Number(event.workers);
  return found;
}

function move(from: Goods | undefined, to: Goods | undefined, what: Goods): void {
  for (const [name, count] of Object.entries(what)) {
    if (!count) continue;
    // Without an end to the pesos the supply has no number.
    if (typeof from?.[name] === 'number') from[name] = Math.max(0, from[name] - count);
    if (to && to[name] !== null) to[name] = (to[name] ?? 0) + count;
  }
}

function shift(from: string[] | null, to: string[] | null, card: string): void {
  const at = from?.indexOf(card) ?? -1;
  if (at >= 0) from?.splice(at, 1);
  if (to && !to.includes(card)) to.push(card);
}

function bump(counts: number[], seat: number, by: number): void {
  counts[seat] = Math.max(0, (counts[seat] ?? 0) + by);
}

function takeBuilding(view: HavanaView, number: number): Building | undefined {
  for (const row of view.rows) {
    const at = row.findIndex(({ building }) => building === number);
    if (at < 0) continue;
    const [taken] = row.splice(at, 1);
    setEnds(view);
    return taken;
  }
  return undefined;
}

function setEnds(view: HavanaView): void {
  view.ends = view.rows.flatMap((row) => [...new Set([row[0], row.at(-1)])].flatMap((end) => end?.building ?? []));
}

function blank(building: number, next: Building | null): Building {
  return next?.building === building
    ? next
    : { building, name: '', text: message(''), points: 0, cost: {}, architect: false };
}
