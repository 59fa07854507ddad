import { describe, expect, it } from 'vitest';
import { advance } from '../src/boards/cuba/advance';
import { cellTarget, ghostCell, pickedCells } from '../src/boards/cuba/cells';
import { facadeOf } from '../src/boards/cuba/facade';
import { flightsOf } from '../src/boards/cuba/flights';
import { GLYPHS } from '../src/boards/cuba/glyphs';
import { CARDS, phaseOf, RESOURCES, sectionOf, WARES } from '../src/boards/cuba/names';
import { trayOf } from '../src/boards/cuba/tray';
import { asCuba, crossOf, placesOf, type CubaView } from '../src/boards/cuba/view';
import { counted, statuteGlyphs, statuteText } from '../src/boards/cuba/words';
import type { View } from '../src/lib/protocol';
import { cuba, seat, ship } from './cuba';
import { choice, event } from './samples';

function after(view: CubaView, kind: string, fields: Record<string, unknown>): CubaView {
  return asCuba(advance(view as unknown as View, event(kind, fields)));
}

describe('what is seen of an event', () => {
  it('leaves the view before it as it was', () => {
    const before = cuba();
    after(before, 'placed', { seat: 0, cell: 6 });
    expect(before).toEqual(cuba());
  });

  it('a purchase moves a unit from the market, not from the supply', () => {
    const { market, supply, seats } = after(cuba(), 'bought', { seat: 1, ware: 'rum', pesos: 4, supply: false });
    expect([market.rum.units, supply.rum]).toEqual([2, 10]);
    expect([seats[1]?.own.rum, seats[1]?.money]).toEqual([1, 6]);
  });

  it('a sale to a full row goes to the supply', () => {
    const owner = seat();
    owner.own.citrus = 1;
    const view = after(cuba({ seats: [owner, seat()] }), 'sold', { seat: 0, ware: 'citrus', pesos: 1, supply: true });
    expect([view.market.citrus.units, view.supply.citrus]).toEqual([3, 11]);
    expect([view.seats[0]?.own.citrus, view.seats[0]?.money]).toEqual([0, 11]);
  });

  it('a building leaves the display, stands on its cell, and its materials are gone', () => {
    const owner = seat();
    owner.own.wood = 3;
    owner.own.stone = 1;
    const view = after(cuba({ seats: [owner, seat()] }), 'built', {
      ...{ seat: 0, building: 'sawmill', cell: 5, gave: ['wood', 'wood', 'stone'], pesos: 2 },
    });
    expect(view.display.sawmill.left).toBe(0);
    expect(view.seats[0]?.buildings[5]).toBe('sawmill');
    expect([view.seats[0]?.own.wood, view.seats[0]?.own.stone, view.seats[0]?.money]).toEqual([1, 0, 8]);
  });

  it('wares go aboard and bring points; the ships move up with their cargo', () => {
    const owner = seat();
    owner.own.rum = 2;
    const loaded = after(cuba({ seats: [owner, seat()] }), 'loaded', {
      ...{ seat: 0, ship: 4, dock: 1, ware: 'rum', count: 2, points: 2 },
    });
    expect([loaded.harbour[0]?.cargo.rum, loaded.seats[0]?.own.rum, loaded.seats[0]?.points]).toEqual([2, 0, 2]);
    const moved = after(loaded, 'harbour', { docks: [7, 4, 8], sea: 1 });
    expect(moved.harbour.map((docked) => docked?.ship)).toEqual([7, 4, 8]);
    expect(moved.harbour[1]?.cargo.rum).toBe(2);
    expect(moved.sea).toEqual(ship(1, { citrus: 2, sugar: 1, rum: 2 }));
  });

  it('bids are sealed until they are opened, and then everybody pays', () => {
    const sealed = after(cuba(), 'bid_made', { seat: 1, bid: null });
    expect(sealed.bids).toEqual([-1, null]);
    const open = after(sealed, 'bids_opened', { ballot: 1, bids: [0, 4], totals: [5, 6] });
    expect(open.bids).toEqual([0, 4]);
    expect(open.seats.map((one) => one.money)).toEqual([10, 6]);
  });

  it('a proposal that is passed takes the place of the statute before', () => {
    const view = after(cuba(), 'enacted', { seat: 0, statute: 8 });
    expect([view.laws, view.proposals, view.enacted]).toEqual([[24, 8, null, null], [3, null, 14, 20], [1]]);
  });

  it('what spoils is gone', () => {
    const owner = seat();
    owner.own.citrus = 2;
    const spoiled = after(cuba({ seats: [owner, seat()] }), 'spoiled', { seat: 0, citrus: 2, sugar: 0, tobacco: 0 });
    expect(spoiled.seats[0]?.own.citrus).toBe(0);
  });

  it('a new round has its number, its start player and its proposals', () => {
    const view = after(cuba({ enacted: [1, 2] }), 'round_began', { round: 2, start: 1, proposals: [1, 7, -1, 19] });
    expect([view.round, view.start, view.enacted, view.proposals]).toEqual([2, 1, [], [1, 7, null, 19]]);
  });

  it('votes are those that the event tells', () => {
    const view = after(cuba(), 'delegated', { cards: ['foreman', 'worker'], votes: [6, 1] });
    expect(view.seats.map(({ votes }) => votes)).toEqual([6, 1]);
  });

  it('prices, what is stored, votes and markers wait for the view that follows', () => {
    const rules = ({ market, seats, markers, town_hall }: CubaView): unknown => [
      Object.values(market).map(({ buy, sell }) => [buy, sell]),
      seats.map(({ store, yard, votes }) => [store, yard, votes]),
      [markers, town_hall],
    ];
    const before = cuba();
    const use = { seat: 0, gave: [], got: [], points: 0, pesos: 0 };
    for (const [kind, fields] of [
      ['bought', { seat: 0, ware: 'rum', pesos: 4, supply: false }],
      ['market_moved', { changes: [1, -1, 0] }],
      ['used', { ...use, building: 'warehouse' }],
      ['used', { ...use, building: 'town_hall' }],
      ['refrained', { seat: 0, card: 'mayor', points: 0, pesos: 4 }],
    ] as const)
      expect(rules(after(before, kind, fields)), kind).toEqual(rules(before));
  });
});

describe('the plantation', () => {
  it('has crosses of six cells', () => {
    expect(crossOf(6)).toEqual([2, 4, 5, 6, 7, 10]);
    for (let cell = 0; cell < 12; cell++) expect(crossOf(cell)).toHaveLength(6);
  });

  const nothing = { lit: new Set<string>(), taken: [] as string[], ghosts: [] };

  it('cells are places, and buildings are worked when the foreman is there', () => {
    expect(cellTarget(nothing, 'build', seat(), 0)).toBe('cell:0');
    expect(cellTarget(nothing, 'use', seat(), 0)).toBe('building:warehouse');
    expect(cellTarget(nothing, 'use', seat(), 1)).toBe('cell:1');
    // The printed warehouse is not the tile of the display, which can be built.
    expect(cellTarget({ ...nothing, lit: new Set(['building:warehouse']) }, 'build', seat(), 0)).toBe('cell:0');
  });

  it('after a cell is picked, the product fields of its cross are the harvest', () => {
    const picked = { ...nothing, lit: new Set(['ware:citrus', 'ware:sugar']), taken: ['cell:1'] };
    expect(cellTarget(picked, 'figure', seat(), 2)).toBe('ware:sugar');
    expect(cellTarget(picked, 'figure', seat(), 3)).toBe('cell:3');
    expect(cellTarget(picked, 'figure', seat(), 8)).toBe('cell:8');
    expect(cellTarget({ ...picked, taken: [] }, 'figure', seat(), 2)).toBe('cell:2');
  });

  it('of two equal fields as many count as picked as were', () => {
    expect([...pickedCells(['ware:citrus', 'cell:1', 'ware:citrus'], ['ware:citrus'])]).toEqual([0]);
    expect([...pickedCells(['ware:citrus', 'cell:1', 'ware:citrus'], ['ware:citrus', 'ware:citrus'])]).toEqual([0, 2]);
  });

  it('shows where the worker would stand only when that is certain', () => {
    const ghost = (cell: number) => ({ thing: 'figure:0', place: `cell:${cell}`, notes: [] });
    expect(ghostCell({ ...nothing, ghosts: [ghost(4)] }, 'figure:')).toBe(4);
    expect(ghostCell({ ...nothing, ghosts: [ghost(4), ghost(5)] }, 'figure:')).toBeNull();
  });
});

describe('drawings come from the data', () => {
  it('every resource and card has a picture, and no two are alike', () => {
    const drawn = [...RESOURCES, ...CARDS, 'peso', 'point', 'vote'].map((name) => JSON.stringify(GLYPHS[name]));
    expect(drawn.every((shapes) => shapes.length > 20)).toBe(true);
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('a building looks the same everywhere, and one that nobody knows draws itself', () => {
    expect(facadeOf('sawmill')).toEqual(facadeOf('sawmill'));
    expect(facadeOf('sawmill').emblem).toBe('wood');
    const looks = ['opera', 'aquarium', 'tramway', 'market_hall'].map((name) => facadeOf(name));
    for (const look of looks) expect(GLYPHS[look.emblem]).toBeDefined();
    expect(new Set(looks.map((look) => JSON.stringify(look))).size).toBeGreaterThan(1);
  });

  it('a ship has a place for each of its wares, the taken ones first', () => {
    expect(placesOf(ship(4, { citrus: 2, rum: 1 }, { citrus: 1 }), WARES)).toEqual([
      { ware: 'citrus', taken: true },
      { ware: 'citrus', taken: false },
      { ware: 'rum', taken: false },
    ]);
  });

  it('a statute tells what it takes, in pictures and in words', () => {
    const [tax, duty] = [cuba().statutes[3], cuba().statutes[8]];
    if (!tax || !duty) throw new Error('no statutes');
    expect(statuteGlyphs(tax)).toEqual(['peso']);
    expect(statuteGlyphs(duty)).toEqual(['tobacco']);
    expect(statuteGlyphs({ ...tax, kind: 'curfew' as typeof tax.kind })).toEqual(['scroll']);
    expect(statuteText(duty, 'short')).toMatchObject({
      id: 'cuba-short-duty_ware',
      args: { things: { id: 'cuba-amount-tobacco', args: { count: 1 } } },
    });
  });

  it('costs are counted in words', () => {
    expect(counted([])).toEqual({ id: 'cuba-nothing', args: {} });
    expect(counted([['wood', 2], ['stone', 0], ['water', 1]]).id).toBe('cuba-list-and'); // prettier-ignore
  });
});

describe('what is awaited comes forward', () => {
  it('each decision has its part of the board', () => {
    expect(sectionOf('trade', [])).toBe('market');
    expect(sectionOf('build', [])).toBe('buildings');
    expect(sectionOf('build', ['building:sawmill'])).toBe('plantation');
    expect(sectionOf('use', ['building:small_office'])).toBe('harbour');
    expect(sectionOf('play', [])).toBeNull();
  });

  it('each decision has its phase', () => {
    expect(['crops', 'load', 'bid', 'dues'].map(phaseOf)).toEqual(['begin', 'cards', 'parliament', 'statutes']);
    expect(phaseOf('over')).toBeNull();
  });

  it('numbers, ways and ships of the stack lie in the tray, in order; what is on the board does not', () => {
    const targets = [
      'bid:10',
      'bid:2',
      'ware:rum',
      'ship:4',
      'ship:2',
      'step:done',
      'step:skip',
      'mode:cross',
      'count:3',
    ];
    const choices = targets.map((target) => choice([target]));
    // What is picked in the tray does not send its rivals away.
    expect(trayOf(choices, ['count:3'], cuba())).toEqual([
      'mode:cross',
      'count:3',
      'bid:2',
      'bid:10',
      'ship:2',
      'step:skip',
    ]);
  });
});

describe('what travels', () => {
  it('a ware from its space on the market, and a coin the other way', () => {
    const view = after(cuba(), 'bought', { seat: 1, ware: 'rum', pesos: 4, supply: false });
    expect(flightsOf(event('bought', { seat: 1, ware: 'rum', pesos: 4, supply: false }), view)).toEqual([
      { thing: 'rum', from: ['market:rum:2', 'market:rum', 'market'], to: ['seat:1:rum', 'seat:1', 'seat'], count: 1 },
      { thing: 'peso', from: ['seat:1:peso', 'seat:1', 'seat'], to: ['market:rum', 'market'], count: 1 },
    ]);
  });

  it('a harvest from the fields that gave it', () => {
    const flights = flightsOf(event('harvested', { seat: 0, resource: 'citrus', cells: [1, 8], water: 0 }), cuba());
    expect(flights.map((flight) => flight.from[0])).toEqual(['seat:0:cell:1', 'seat:0:cell:8']);
  });

  it('nothing for what moves nothing', () => {
    expect(flightsOf(event('vote_won', { seat: 0 }), cuba())).toEqual([]);
  });
});
