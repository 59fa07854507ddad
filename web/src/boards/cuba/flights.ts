/** What each event of Cuba moves across the board. */
import type { GameEvent } from '../../lib/protocol';
import { namesOf, type Flight } from '../../pieces/travel';
import { MATERIALS, WARES, YIELDS } from './names';
import { fieldsOf, type CubaView } from './view';

type Moves = (event: GameEvent, view: CubaView, seat: string) => Flight[];

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

const cellOf = (view: CubaView, event: GameEvent, seat: string): string => {
  const at = view.seats[Number(event.seat)]?.buildings.indexOf(String(event.building)) ?? -1;
  return `${seat}:cell:${at}`;
};

const MOVES: Record<string, Moves> = {
  picked: (event, _, seat) =>
    several(1, String(event.resource), bankOf(String(event.resource)), seat + ':' + String(event.resource)),
  took: (event, _, seat) =>
    several(1, String(event.resource), bankOf(String(event.resource)), seat + ':' + String(event.resource)),
  played: (event, _, seat) => several(1, String(event.card), `hand:${String(event.card)}`, seat),
  harvested: (event, view, seat) => {
    const resource = String(event.resource);
    const own = view.seats[Number(event.seat)];
    const cells = own ? fieldsOf(own, resource, YIELDS) : [];
    const count = Number(event.count);
    const drops = event.water ? several(1, 'water', `${seat}:water`, `${seat}:cell:${cells[0] ?? 0}`) : [];
    const crop = Array.from({ length: count }, (_, i) => {
      const cell = cells[i % Math.max(1, cells.length)] ?? 0;
      return several(1, resource, `${seat}:cell:${cell}`, `${seat}:${resource}`);
    });
    return [...drops, ...crop.flat()];
  },
  bought: (event, view, seat) => {
    const ware = String(event.ware);
    const units = view.market[ware as (typeof WARES)[number]].units;
    const from = event.supply ? `market:${ware}` : `market:${ware}:${units}`;
    return [...several(1, ware, from, `${seat}:${ware}`), ...coin(event.pesos, `${seat}:peso`, `market:${ware}`)];
  },
  sold: (event, view, seat) => {
    const ware = String(event.ware);
    const units = view.market[ware as (typeof WARES)[number]].units;
    const to = event.supply ? `market:${ware}` : `market:${ware}:${units - 1}`;
    return [...several(1, ware, `${seat}:${ware}`, to), ...coin(event.pesos, `market:${ware}`, `${seat}:peso`)];
  },
  built: (event, view, seat) => {
    const building = String(event.building);
    const cost = Object.entries(view.display[building]?.cost ?? {});
    return [
      ...cost.flatMap(([resource, count]) => several(count, resource, `${seat}:${resource}`, `display:${building}`)),
      ...several(1, `building-${building}`, `display:${building}`, `${seat}:cell:${String(event.cell)}`),
    ];
  },
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
    const ware = String(event.ware);
    const ship = `ship:${String(event.ship)}`;
    return [
      ...several(event.count, ware, `${seat}:${ware}`, `${ship}:${ware}`),
      ...several(event.points, 'point', ship, `${seat}:point`),
    ];
  },
  bid_made: (event, _, seat) => several(1, 'fist', `${seat}:peso`, `votes:${String(event.seat)}`),
  vetoed: (event) =>
    several(1, 'no', 'seat:' + String(event.seat), `proposal:${Math.floor(Number(event.statute) / 6)}`),
  enacted: (event) => {
    const category = Math.floor(Number(event.statute) / 6);
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
    ['citrus', 'sugar', 'tobacco'].flatMap((product) =>
      several(event[product], product, `${seat}:${product}`, `market:${product}`),
    ),
  final_scored: (event, _, seat) => several(event.points, 'point', `${seat}:cell`, `${seat}:point`),
};

/** What an event moves, told from the view after it. */
export function flightsOf(event: GameEvent, view: CubaView): Flight[] {
  return MOVES[event.kind]?.(event, view, `seat:${String(event.seat)}`) ?? [];
}
