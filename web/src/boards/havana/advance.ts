/** How the view of Havana and La Habana looks after each event: goods, cards and buildings change places. */
import type { GameEvent, View } from '../../lib/protocol';
import type { GainedEvent, HavanaEvent } from './events.generated';
import { plural } from './goods';
import { asHavana, type Building, type Goods, type HavanaView } from './view';
import type { CardName } from './views.generated';

type Changes = {
  [Kind in HavanaEvent['kind']]?: (view: HavanaView, event: Extract<HavanaEvent, { kind: Kind }>, seat: number) => void;
};

/** The view after an event: what can be seen of it. The server's own view follows and has the last word. */
export function advance(view: View, event: GameEvent): View {
  const change = CHANGES[event.kind as HavanaEvent['kind']] as
    ((view: HavanaView, event: GameEvent, seat: number) => void) | undefined;
  const next = structuredClone(asHavana(view));
  change?.(next, event, event.seat ?? -1);
  return next as unknown as View;
}

const CHANGES: Changes = {
  chose: (view, event, seat) => {
    bump(view.hand_sizes, seat, -2);
    view.laid_sizes[seat] = 2;
    view.finished[seat] = true;
    if (seat === view.seat) for (const card of named(event.cards)) shift(view.hand, view.laid, card);
  },
  revealed: (view, event, seat) => {
    const gone = named(event.discarded === null ? [] : [event.discarded]);
    view.open[seat] = named(event.cards);
    view.numbers[seat] = event.number;
    bump(view.discard_sizes, seat, gone.length);
    view.laid_sizes[seat] = 0;
    view.covered[seat] = null;
    view.finished[seat] = false;
    if (seat === view.seat) {
      view.laid = [];
      view.discard?.push(...gone);
    }
  },
  round_began: (view, { round, order }) => {
    view.round = round;
    view.order = order;
    view.place = 0;
  },
  turn_began: (view, _, seat) => {
    view.player = seat;
    view.deciders = [seat];
    view.place = view.order?.indexOf(seat) ?? 0;
  },
  gained: (view, event, seat) => move(placeOf(view, event.source), view.goods[seat], spoils(event)),
  taxed: (view, { other, thing, to }) => move(view.goods[other], placeOf(view, to), { [plural(thing)]: 1 }),
  robbed: (view, { other, pesos }, seat) => move(view.goods[other], view.goods[seat], { pesos }),
  burgled: (view, event, seat) => move(view.goods[event.other], view.goods[seat], spoils(event)),
  built: (view, event, seat) => {
    const building = takeBuilding(view, event.building);
    if (building) view.built[seat]?.push(building);
    bump(view.points, seat, event.points);
    move(view.goods[seat], placeOf(view, event.materials_to), spoils({ materials: event.materials }));
    move(view.goods[seat], placeOf(view, event.rest_to), spoils({ pesos: event.pesos, workers: event.workers }));
    view.ends = event.ends;
  },
  removed: (view, { building, ends }) => {
    takeBuilding(view, building);
    view.ends = ends;
  },
  refilled: (view, { row, at, buildings, ends }) => {
    view.rows[row]?.splice(at, 0, ...buildings);
    view.pile = Math.max(0, view.pile - buildings.length);
    view.ends = ends;
  },
  supplied: (view, event) => {
    const { pesos = 0, ...materials } = spoils(event);
    move(view.bag, view.centre, materials);
    move(placeOf(view, 'supply'), view.centre, { pesos });
  },
  laid: (view, event, seat) => {
    bump(view.hand_sizes, seat, -1);
    view.laid_sizes[seat] = 1;
    view.finished[seat] = true;
    view.covered[seat] = event.covers as CardName | null;
    if (seat === view.seat && event.card !== null) shift(view.hand, view.laid, event.card as CardName);
  },
  took_back: (view, { count }, seat) => {
    bump(view.hand_sizes, seat, count);
    view.discard_sizes[seat] = 0;
    if (seat === view.seat) {
      view.hand?.push(...(view.discard ?? []));
      view.discard = [];
    }
  },
  fetched: (view, { card }, seat) => swapSides(view, seat, card, 1),
  took: (view, { card }, seat) => swapSides(view, seat, card, 1),
  discarded: (view, { card }, seat) => swapSides(view, seat, card, -1),
};

/** A card between hand and discard pile: 1 to the hand, -1 from it. */
function swapSides(view: HavanaView, seat: number, card: string | null, way: 1 | -1): void {
  bump(view.hand_sizes, seat, way);
  bump(view.discard_sizes, seat, -way);
  if (seat !== view.seat || card === null) return;
  if (way === 1) shift(view.discard, view.hand, card as CardName);
  else shift(view.hand, view.discard, card as CardName);
}

function named(cards: readonly string[] | null): CardName[] {
  return [...(cards ?? [])] as CardName[];
}

/** The goods in a place; without an end to the pesos the supply has no number for them. */
function placeOf(view: HavanaView, place: GainedEvent['source']): Goods {
  return view[place] as unknown as Goods;
}

/** What an event moves, by name. */
export function spoils(event: { materials?: readonly string[]; pesos?: number; workers?: number }): Goods {
  const found: Goods = {};
  for (const name of event.materials ?? []) found[name] = (found[name] ?? 0) + 1;
  if (event.pesos) found.pesos = event.pesos;
  if (event.workers) found.workers = event.workers;
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
    return row.splice(at, 1)[0];
  }
  return undefined;
}
