/**
 * How Cuba's view looks after each event: what the event names has moved. What follows from it by the rules (prices, what is
 * stored, votes, markers) waits for the server's own view, which comes next and has the last word.
 */
import type { GameEvent, View } from '../../lib/protocol';
import type { BoughtEvent, CubaEvent, SoldEvent } from './events.generated';
import { PRODUCTS, WARES, type Resource, type Ware } from './names';
import { asCuba, type CubaView, type Seat, type Ship } from './view';

type Changes = {
  [Kind in CubaEvent['kind']]?: (view: CubaView, event: Extract<CubaEvent, { kind: Kind }>, seat: Seat) => void;
};

const NOBODY = -1;

/** Units come to a seat from the supply, or go back there. */
function gain(view: CubaView, seat: Seat, resource: Resource, count: number): void {
  seat.own[resource] += count;
  view.supply[resource] -= count;
}

function pay(seat: Seat, pesos: number): void {
  if (seat.money !== null) seat.money -= pesos;
}

/** A ware comes to the seat or leaves it, from or to the market, or the supply where the event says so. */
function trade(view: CubaView, { ware, supply, pesos }: BoughtEvent | SoldEvent, seat: Seat, way: 1 | -1): void {
  seat.own[ware] += way;
  if (supply) view.supply[ware] -= way;
  else view.market[ware].units -= way;
  pay(seat, way * pesos);
}

function exchange(view: CubaView, seat: Seat, gave: readonly Resource[], got: readonly Resource[] = []): void {
  for (const unit of gave) gain(view, seat, unit, -1);
  for (const unit of got) gain(view, seat, unit, 1);
}

function newShip(view: CubaView, ship: number): Ship {
  const wares = view.ships[String(ship)] ?? [];
  const count = (of: (ware: Ware) => number): Record<Ware, number> =>
    Object.fromEntries(WARES.map((ware) => [ware, of(ware)])) as Record<Ware, number>;
  return { ship, wares: count((ware) => wares.filter((other) => other === ware).length), cargo: count(() => 0) };
}

const CHANGES: Changes = {
  picked: (view, { resource }, seat) => gain(view, seat, resource, 1),
  took: (view, { resource }, seat) => gain(view, seat, resource, 1),
  round_began: (view, { round, start, proposals }) => {
    view.round = round;
    view.start = start;
    view.stage = 'play';
    view.proposals = proposals.map((card) => (card >= 0 ? card : null));
    view.enacted = [];
  },
  played: (view, { seat: number, card }, seat) => {
    seat.hand = seat.hand.filter((other) => other !== card);
    seat.last = card;
    view.player = number;
    view.turn += 1;
    view.stage = 'play';
  },
  placed: (_, { cell }, seat) => {
    seat.figure = cell;
  },
  harvested: (view, { resource, cells, water }, seat) => {
    gain(view, seat, resource, cells.length);
    if (water) gain(view, seat, 'water', -water);
  },
  bought: (view, event, seat) => trade(view, event, seat, 1),
  sold: (view, event, seat) => trade(view, event, seat, -1),
  built: (view, { building, cell, gave, pesos }, seat) => {
    seat.buildings[cell] = building;
    view.display[building].left -= 1;
    exchange(view, seat, gave);
    pay(seat, pesos);
  },
  refrained: (_, { points, pesos }, seat) => {
    seat.points += points;
    pay(seat, -pesos);
  },
  used: (view, { gave, got, points, pesos }, seat) => {
    exchange(view, seat, gave, got);
    seat.points += points;
    pay(seat, -pesos);
  },
  loaded: (view, { ship, ware, count, points }, seat) => {
    const docked = view.harbour.find((other) => other?.ship === ship);
    seat.own[ware] -= count;
    if (docked) docked.cargo[ware] += count;
    seat.points += points;
  },
  ship_left: (view, { ship }) => {
    const at = view.harbour.findIndex((docked) => docked?.ship === ship);
    if (at >= 0) view.harbour[at] = null;
  },
  harbour: (view, { docks, sea }) => {
    const known = [...view.harbour, view.sea];
    const find = (ship: number): Ship => known.find((docked) => docked?.ship === ship) ?? newShip(view, ship);
    view.harbour = docks.map((ship) => (ship > 0 ? find(ship) : null));
    view.sea = find(sea);
  },
  called: (view, { ship }) => {
    view.sea = newShip(view, ship);
  },
  vetoed: (view, { statute }) => drop(view, statute),
  start_passed: (view, { seat }) => {
    view.start = seat;
    view.stage = 'bid';
    view.bids = view.bids.map(() => NOBODY);
  },
  delegated: (view, { votes }) => {
    view.seats.forEach((seat, i) => (seat.votes = votes[i] ?? null));
  },
  bid_made: (view, { seat, bid }) => {
    view.bids[seat] = bid;
    view.stage = 'bid';
  },
  bids_opened: (view, { bids }) => {
    view.bids = [...bids];
    view.seats.forEach((seat, i) => pay(seat, Math.max(0, bids[i] ?? 0)));
  },
  enacted: (view, { statute }) => {
    const category = view.proposals.indexOf(statute);
    drop(view, statute);
    if (category >= 0) view.laws[category] = statute;
    view.enacted = [...view.enacted, category];
  },
  tax_paid: (view, { pesos, points }, seat) => {
    pay(seat, pesos);
    seat.points += points;
    view.stage = 'tax';
  },
  duty_paid: (view, { gave, points }, seat) => {
    exchange(view, seat, gave);
    seat.points += points;
    view.stage = 'duty';
  },
  subsidised: (_, { points }, seat) => {
    seat.points += points;
  },
  market_moved: (view, { changes }) => {
    PRODUCTS.forEach((product, i) => {
      view.market[product].units += changes[i] ?? 0;
      view.supply[product] -= changes[i] ?? 0;
    });
  },
  spoiled: (view, event, seat) => {
    for (const product of PRODUCTS) gain(view, seat, product, -event[product]);
  },
  final_scored: (_, { points }, seat) => {
    seat.points += points;
  },
};

function drop(view: CubaView, card: number): void {
  view.proposals = view.proposals.map((other) => (other === card ? null : other));
}

/** The view after an event. */
export function advance(view: View, event: GameEvent): View {
  const change = CHANGES[event.kind as CubaEvent['kind']] as
    ((view: CubaView, event: GameEvent, seat: Seat) => void) | undefined;
  if (!change) return view;
  const next = structuredClone(asCuba(view));
  const seat = next.seats[event.seat ?? 0];
  if (seat) change(next, event, seat);
  return next as unknown as View;
}
