/** How Cuba's view looks after each event: only what can be seen of it. The server's own view follows and has the last word. */
import type { GameEvent, View } from '../../lib/protocol';
import { PRODUCTS, WARES, type Card, type Product, type Resource, type Ware } from './names';
import { asCuba, type CubaView, type Seat, type Ship } from './view';

type Change = (view: CubaView, event: GameEvent, seat: Seat) => void;

const NOBODY = -1;

function number(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

/** So many units come to a seat's yard from the supply, or go back there: from the yard first. */
function gain(view: CubaView, seat: Seat, resource: Resource, count: number): void {
  seat.own[resource] += count;
  seat.yard[resource] += count;
  view.supply[resource] -= count;
  if (seat.yard[resource] < 0 && resource in seat.store) {
    seat.store[resource as Product] += seat.yard[resource];
    seat.yard[resource] = 0;
  }
}

function pay(seat: Seat, pesos: number): void {
  if (seat.money !== null) seat.money -= pesos;
}

function shelve(view: CubaView, ware: Ware, change: number): void {
  const row = view.market[ware];
  row.units = Math.min(row.row.length, Math.max(0, row.units + change));
  row.buy = row.row[row.units - 1] ?? row.buy;
  row.sell = row.row[row.units] ?? row.sell;
}

/** A trade with the market leaves the supply as it is. */
function trade(view: CubaView, event: GameEvent, seat: Seat, way: 1 | -1): void {
  const ware = event.ware as Ware;
  gain(view, seat, ware, way);
  if (!event.supply) {
    view.supply[ware] += way;
    shelve(view, ware, -way);
  }
  pay(seat, way * number(event.pesos));
}

function give(view: CubaView, event: GameEvent, seat: Seat): void {
  for (const unit of (event.gave ?? []) as Resource[]) gain(view, seat, unit, -1);
  for (const unit of (event.got ?? []) as Resource[]) gain(view, seat, unit, 1);
}

function store(seat: Seat): void {
  for (const product of PRODUCTS) {
    seat.store[product] += seat.yard[product];
    seat.yard[product] = 0;
  }
}

function newShip(view: CubaView, ship: number): Ship {
  const wares = view.ships[String(ship)] ?? [];
  const count = (of: (ware: Ware) => number): Record<Ware, number> =>
    Object.fromEntries(WARES.map((ware) => [ware, of(ware)])) as Record<Ware, number>;
  return { ship, wares: count((ware) => wares.filter((other) => other === ware).length), cargo: count(() => 0) };
}

const CHANGES: Record<string, Change> = {
  picked: (view, event, seat) => gain(view, seat, event.resource as Resource, 1),
  took: (view, event, seat) => gain(view, seat, event.resource as Resource, 1),
  round_began: (view, event) => {
    view.round = number(event.round);
    view.start = number(event.start);
    view.turn = 0;
    view.stage = 'play';
    view.markers = [];
    view.enacted = [];
    view.town_hall = NOBODY;
    view.proposals = (event.proposals as number[]).map((card) => (card >= 0 ? card : null));
    for (const seat of view.seats) seat.hand = ['worker', 'trader', 'architect', 'foreman', 'mayor'];
  },
  played: (view, event, seat) => {
    seat.hand = seat.hand.filter((card) => card !== event.card);
    seat.last = event.card as Card;
    view.player = number(event.seat);
    view.turn += 1;
    view.stage = 'play';
  },
  placed: (_, event, seat) => {
    seat.figure = number(event.cell);
  },
  harvested: (view, event, seat) => {
    gain(view, seat, event.resource as Resource, number(event.count));
    if (event.water) gain(view, seat, 'water', -number(event.water));
  },
  bought: (view, event, seat) => trade(view, event, seat, 1),
  sold: (view, event, seat) => trade(view, event, seat, -1),
  built: (view, event, seat) => {
    const building = String(event.building);
    const offer = view.display[building];
    seat.buildings[number(event.cell)] = building;
    pay(seat, number(event.pesos));
    if (!offer) return;
    offer.left -= 1;
    for (const [resource, count] of Object.entries(offer.cost)) gain(view, seat, resource as Resource, -count);
  },
  refrained: (view, event, seat) => {
    seat.points += number(event.points);
    pay(seat, -number(event.pesos));
    const first = `${String(event.card)}_first`;
    view.markers = [...view.markers, view.markers.includes(first) ? `${String(event.card)}_second` : first];
  },
  used: (view, event, seat) => {
    give(view, event, seat);
    seat.points += number(event.points);
    pay(seat, -number(event.pesos));
    if (event.building === 'warehouse') store(seat);
    if (event.building === 'town_hall') view.town_hall = number(event.seat);
  },
  loaded: (view, event, seat) => {
    const ship = view.harbour.find((docked) => docked?.ship === event.ship);
    const ware = event.ware as Ware;
    gain(view, seat, ware, -number(event.count));
    // What is aboard is not in the supply.
    view.supply[ware] -= number(event.count);
    if (ship) ship.cargo[ware] += number(event.count);
    seat.points += number(event.points);
  },
  ship_left: (view, event) => {
    const at = view.harbour.findIndex((docked) => docked?.ship === event.ship);
    if (at >= 0) view.harbour[at] = null;
  },
  harbour: (view, event) => {
    const known = [...view.harbour, view.sea];
    const find = (ship: number): Ship => known.find((docked) => docked?.ship === ship) ?? newShip(view, ship);
    view.harbour = (event.docks as number[]).map((ship) => (ship > 0 ? find(ship) : null));
    view.sea = find(number(event.sea));
  },
  called: (view, event) => {
    view.sea = newShip(view, number(event.ship));
  },
  vetoed: (view, event) => drop(view, number(event.statute)),
  start_passed: (view, event) => {
    view.start = number(event.seat);
    view.stage = 'bid';
    view.bids = view.bids.map(() => NOBODY);
  },
  bid_made: (view, event) => {
    view.bids[number(event.seat)] = typeof event.bid === 'number' ? event.bid : null;
    view.stage = 'bid';
  },
  bids_opened: (view, event) => {
    const bids = event.bids as number[];
    view.bids = [...bids];
    bids.forEach((bid, other) => {
      const seat = view.seats[other];
      if (seat && bid > 0) pay(seat, bid);
    });
  },
  enacted: (view, event) => {
    const card = number(event.statute);
    const category = view.proposals.indexOf(card);
    drop(view, card);
    if (category >= 0) view.laws[category] = card;
    view.enacted = [...view.enacted, category];
  },
  tax_paid: (view, event, seat) => {
    pay(seat, number(event.pesos));
    seat.points += number(event.points);
    view.stage = 'tax';
  },
  duty_paid: (view, event, seat) => {
    give(view, event, seat);
    seat.points += number(event.points);
    view.stage = 'duty';
  },
  subsidised: (_, event, seat) => {
    seat.points += number(event.points);
  },
  market_moved: (view, event) => {
    (event.changes as number[]).forEach((change, i) => {
      const product = PRODUCTS[i];
      if (!product) return;
      shelve(view, product, change);
      view.supply[product] -= change;
    });
  },
  spoiled: (view, event, seat) => {
    for (const product of PRODUCTS) gain(view, seat, product, -number(event[product]));
  },
  final_scored: (_, event, seat) => {
    seat.points += number(event.points);
  },
};

function drop(view: CubaView, card: number): void {
  view.proposals = view.proposals.map((other) => (other === card ? null : other));
}

/** The view after an event. */
export function advance(view: View, event: GameEvent): View {
  const change = CHANGES[event.kind];
  if (!change) return view;
  const next = structuredClone(asCuba(view));
  const seat = next.seats[typeof event.seat === 'number' ? event.seat : 0];
  if (seat) change(next, event, seat);
  return next as unknown as View;
}
