/** What each event of Cuba moves across the board. */
import type { GameEvent } from '../../lib/protocol';
import { namesOf, type Flight } from '../../pieces/travel';
import type { CubaEvent, UsedEvent } from './events.generated';
import { CATEGORIES, MATERIALS, PRODUCTS } from './names';
import type { CubaView } from './view';

type Moves = {
  [Kind in CubaEvent['kind']]?: (event: Extract<CubaEvent, { kind: Kind }>, view: CubaView, seat: string) => Flight[];
};

function several(count: unknown, thing: string, from: string, to: string): Flight[] {
  return typeof count === 'number' && count > 0 ? [{ thing, from: namesOf(from), to: namesOf(to), count }] : [];
}

/** One coin stands for a sum. */
function coin(pesos: unknown, from: string, to: string): Flight[] {
  return several(pesos ? 1 : 0, 'peso', from, to);
}

function bankOf(resource: string): string {
  return (MATERIALS as readonly string[]).includes(resource) ? `supply:${resource}` : `market:${resource}`;
}

function each(units: unknown, from: (unit: string) => string, to: (unit: string) => string): Flight[] {
  return (Array.isArray(units) ? (units as string[]) : []).flatMap((unit) => several(1, unit, from(unit), to(unit)));
}

/** The column of a statute in parliament. */
function categoryOf(view: CubaView, statute: number): number {
  return CATEGORIES.findIndex((category) => category === view.statutes[statute]?.category);
}

const cellOf = (view: CubaView, event: UsedEvent, seat: string): string => {
  const at = view.seats[event.seat]?.buildings.indexOf(event.building) ?? -1;
  return `${seat}:cell:${at}`;
};

const MOVES: Moves = {
  picked: (event, _, seat) => several(1, event.resource, bankOf(event.resource), seat + ':' + event.resource),
  took: (event, _, seat) => several(1, event.resource, bankOf(event.resource), seat + ':' + event.resource),
  played: (event, _, seat) => several(1, event.card, `hand:${event.card}`, seat),
  harvested: ({ resource, cells, water }, _, seat) => [
    ...several(water, 'water', `${seat}:water`, `${seat}:cell:${cells[0] ?? 0}`),
    ...cells.flatMap((cell) => several(1, resource, `${seat}:cell:${cell}`, `${seat}:${resource}`)),
  ],
  bought: (event, view, seat) => {
    const ware = event.ware;
    const units = view.market[ware].units;
    const from = event.supply ? `market:${ware}` : `market:${ware}:${units}`;
    return [...several(1, ware, from, `${seat}:${ware}`), ...coin(event.pesos, `${seat}:peso`, `market:${ware}`)];
  },
  sold: (event, view, seat) => {
    const ware = event.ware;
    const units = view.market[ware].units;
    const to = event.supply ? `market:${ware}` : `market:${ware}:${units - 1}`;
    return [...several(1, ware, `${seat}:${ware}`, to), ...coin(event.pesos, `market:${ware}`, `${seat}:peso`)];
  },
  built: ({ building, cell, gave }, _, seat) => [
    ...each(
      gave,
      (unit) => `${seat}:${unit}`,
      () => `display:${building}`,
    ),
    ...several(1, `building-${building}`, `display:${building}`, `${seat}:cell:${cell}`),
  ],
  refrained: (event, _, seat) => {
    const from = event.card === 'mayor' ? 'ship:none' : 'build:none';
    return [...several(event.points, 'point', from, `${seat}:point`), ...coin(event.pesos, from, `${seat}:peso`)];
  },
  used: (event, view, seat) => {
    const cell = cellOf(view, event, seat);
    return [
      ...each(
        event.gave,
        (unit) => `${seat}:${unit}`,
        () => cell,
      ),
      ...each(
        event.got,
        () => cell,
        (unit) => `${seat}:${unit}`,
      ),
      ...several(event.points, 'point', cell, `${seat}:point`),
      ...coin(event.pesos, cell, `${seat}:peso`),
    ];
  },
  loaded: (event, _, seat) => {
    const ware = event.ware;
    const ship = `ship:${String(event.ship)}`;
    return [
      ...several(event.count, ware, `${seat}:${ware}`, `${ship}:${ware}`),
      ...several(event.points, 'point', ship, `${seat}:point`),
    ];
  },
  bid_made: (event, _, seat) => several(1, 'fist', `${seat}:peso`, `votes:${String(event.seat)}`),
  vetoed: (event, view) =>
    several(1, 'no', 'seat:' + String(event.seat), `proposal:${categoryOf(view, event.statute)}`),
  enacted: (event, view) => {
    const category = categoryOf(view, event.statute);
    return several(1, 'scroll', `proposal:${category}`, `law:${category}`);
  },
  tax_paid: (event, _, seat) => [
    ...coin(event.pesos, `${seat}:peso`, 'law:0'),
    ...several(event.points, 'point', 'law:0', `${seat}:point`),
  ],
  duty_paid: (event, _, seat) => [
    ...each(
      event.gave,
      (unit) => `${seat}:${unit}`,
      () => 'law:1',
    ),
    ...several(event.points, 'point', 'law:1', `${seat}:point`),
  ],
  subsidised: (event, _, seat) => several(event.points, 'point', 'law:2', `${seat}:point`),
  spoiled: (event, _, seat) =>
    PRODUCTS.flatMap((product) => several(event[product], product, `${seat}:${product}`, `market:${product}`)),
  final_scored: (event, _, seat) => several(event.points, 'point', `${seat}:cell`, `${seat}:point`),
};

/** What an event moves, told from the view after it. */
export function flightsOf(event: GameEvent, view: CubaView): Flight[] {
  const moves = MOVES[event.kind as CubaEvent['kind']] as
    ((event: GameEvent, view: CubaView, seat: string) => Flight[]) | undefined;
  return moves?.(event, view, `seat:${String(event.seat)}`) ?? [];
}
