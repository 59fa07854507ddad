/** A table of Cuba for the tests: two seats, in the middle of nothing. */
import { CARDS, PRODUCTS, RESOURCES, WARES } from '../src/boards/cuba/names';
import type { CubaView, Seat, Ship } from '../src/boards/cuba/view';

function all<Name extends string>(names: readonly Name[], count = 0): Record<Name, number> {
  return Object.fromEntries(names.map((name) => [name, count])) as Record<Name, number>;
}

export function ship(number: number, wares: Partial<Ship['wares']>, cargo: Partial<Ship['cargo']> = {}): Ship {
  return { ship: number, wares: { ...all(WARES), ...wares }, cargo: { ...all(WARES), ...cargo } };
}

export function seat(fields: Partial<Seat> = {}): Seat {
  return {
    colour: 'blue',
    money: 10,
    points: 0,
    own: all(RESOURCES),
    yard: all(RESOURCES),
    store: all(PRODUCTS),
    sources: { ships: 0, buildings: 0, statutes: 0, alternatives: 0, end: 0 },
    fields: 'warehouse citrus sugar lake mountain tobacco forest sugar citrus forest tobacco mountain'.split(
      ' ',
    ) as Seat['fields'],
    buildings: ['warehouse', ...Array.from({ length: 11 }, () => null)],
    figure: 0,
    hand: [...CARDS],
    votes: null,
    last: null,
    ...fields,
  };
}

const NOTHING_DONE = { step: 0, left: 0, low: 0, crops: 0, way: 0, turns: 0, todo: 0, mode: 0, begun: 0 };

export function cuba(fields: Partial<CubaView> = {}): CubaView {
  const row = { units: 3, row: [6, 5, 4, 3, 2], buy: 4, sell: 3 };
  return {
    game: 'cuba',
    seat: 0,
    player: 0,
    deciders: [0],
    stage: 'play',
    round: 1,
    turn: 0,
    start: 0,
    seats: [seat(), seat({ colour: 'red' })],
    market: Object.fromEntries(WARES.map((ware) => [ware, { ...row }])) as CubaView['market'],
    supply: all(RESOURCES, 10),
    display: { sawmill: { left: 1, cost: { wood: 2, stone: 1, water: 0 } } } as CubaView['display'],
    harbour: [ship(4, { citrus: 2, rum: 3 }), ship(8, { tobacco: 5 }), null],
    sea: ship(7, { sugar: 5 }),
    stack: { unknown: [1, 2, 3], bottom: [] },
    ships: { '1': ['citrus', 'citrus', 'sugar', 'rum', 'rum'] },
    proposals: [3, 8, 14, 20],
    laws: [24, 25, null, null],
    statutes: Array.from({ length: 26 }, (_, i) => ({
      kind: i === 8 ? 'duty_ware' : 'tax_pesos',
      category: 'tax',
      resource: i === 8 ? 'tobacco' : null,
      number: 2,
      most: 0,
    })),
    markers: [],
    refrain: { architect: [], mayor: [] },
    town_hall: -1,
    veto: -1,
    enacted: [],
    bids: [-1, -1],
    voting: [],
    unseen: [],
    barred: -1,
    church: -1,
    first_bids: [-1, -1],
    ballot: 0,
    paid: [],
    doing: { ...NOTHING_DONE, using: -1, dock: -1, ware: -1 },
    reconstructed: [],
    ending: '',
    ...fields,
  };
}
