import { describe, expect, it } from 'vitest';
import { deckOf } from '../src/boards/havana/cards';
import { changesOf } from '../src/boards/havana/changes';
import { facadeOf, HEIGHT, WIDTH } from '../src/boards/havana/facades';
import { flightsOf } from '../src/boards/havana/flights';
import { thingsOf } from '../src/boards/havana/goods';
import { heightsOf, lackingOf, letters, ROW, signsOf, streetOf } from '../src/boards/havana/layout';
import { slotOf } from '../src/boards/havana/rack';
import { joined, level, line, rect, type Stroke } from '../src/boards/havana/shapes';
import { advance } from '../src/boards/havana/advance';
import { asHavana, moverOf, type Building, type HavanaView } from '../src/boards/havana/view';
import { message, type View } from '../src/lib/protocol';
import { choice, event } from './samples';

function house(building: number, fields: Partial<Building> = {}): Building {
  const name = `House ${building}`;
  const text = message('havana-named', { name });
  return { building, name, text, points: 3, cost: { brick: 1, pesos: 2 }, architect: false, ...fields };
}

const COSTS: Record<string, number>[] = [{}, { straw: 9 }, { glass: 2, workers: 2, pesos: 6 }];
const NOTHING = { brick: 0, sandstone: 0, clay: 0, glass: 0, debris: 0 };

function table(fields: Partial<HavanaView> = {}): View {
  return {
    game: 'havana',
    seat: 0,
    player: 0,
    deciders: [0],
    step: 'build',
    round: 3,
    target: 20,
    order: [0, 1],
    place: 0,
    numbers: [12, 34],
    goods: [
      { ...NOTHING, brick: 2, debris: 5, pesos: 4, workers: 1 },
      { ...NOTHING, glass: 1, pesos: 3, workers: 0 },
    ],
    points: [5, 7],
    built: [[], []],
    rows: [[house(1), house(2), house(3)], [house(4)]],
    ends: [1, 3, 4],
    pile: 8,
    next: null,
    centre: { ...NOTHING, sandstone: 2, pesos: 5 },
    bag: { ...NOTHING, clay: 3 },
    box: { ...NOTHING },
    supply: { pesos: 50, workers: 9 },
    open: [
      ['renewal', 'debris'],
      ['tax', 'worker'],
    ],
    hand: ['siesta', 'mama'],
    discard: ['market'],
    laid: [],
    hand_sizes: [2, 2],
    discard_sizes: [1, 1],
    laid_sizes: [0, 0],
    covered: [null, null],
    finished: [false, false],
    ...fields,
  } as unknown as View;
}

function after(kind: string, fields: Record<string, unknown>, before: View = table()): HavanaView {
  return asHavana(advance(before, event(kind, fields)));
}

describe('facades', () => {
  it('are the same for the same building, wherever it is drawn', () => {
    expect(facadeOf(house(7))).toEqual(facadeOf(structuredClone(house(7))));
    const turned = house(7, { cost: { pesos: 2, brick: 1 } });
    expect(facadeOf(turned)).toEqual(facadeOf(house(7)));
  });

  it('differ from building to building', () => {
    const drawn = Array.from({ length: 36 }, (_, i) => JSON.stringify(facadeOf(house(i)).shapes));
    expect(new Set(drawn).size).toBe(36);
  });

  it('stay within their picture, for whatever a data pack may bring', () => {
    for (let points = 1; points <= 12; points++)
      for (const cost of COSTS)
        for (const architect of [false, true]) {
          const { left, top, width, storeys, bays, shapes } = facadeOf(house(points, { points, cost, architect }));
          expect(left).toBeGreaterThan(0);
          expect(left + width).toBeLessThan(WIDTH);
          expect(top).toBeGreaterThan(15);
          expect(top).toBeLessThan(HEIGHT - 20);
          expect(storeys).toBeGreaterThan(0);
          expect(bays).toBeGreaterThan(1);
          expect(shapes.every(({ d }) => d.startsWith('M') && !d.includes('NaN'))).toBe(true);
        }
  });

  it('grow with what they are worth', () => {
    const [kiosk, palace] = [house(1, { points: 1 }), house(1, { points: 7 })].map(facadeOf);
    expect(palace?.width).toBeGreaterThan(kiosk?.width ?? 0);
    expect(palace?.top).toBeLessThan(kiosk?.top ?? 0);
  });
});

describe('shapes', () => {
  const wall = rect(0, 0, 100, 100, '#fff');
  const panes = [0, 1, 2].map((i) => rect(10 + 30 * i, 10, 20, 20, '#345'));
  const slats = [0, 1, 2].map((i) => level(12 + 30 * i, 20, 16, '#0003', 1));

  it('of one paint become one, behind what they do not touch', () => {
    const windows = panes.flatMap((pane, i) => [pane, slats[i] as Stroke]);
    const all = joined([wall, ...windows]);
    expect(all.map(({ fill, stroke }) => stroke ?? fill)).toEqual(['#fff', '#345', '#0003']);
    expect(all[1]?.d).toBe(panes.map(({ d }) => d).join(''));
    expect(all[2]?.d).toBe(slats.map(({ d }) => d).join(''));
  });

  it('never go behind what they lie on, nor into what they touch', () => {
    const over = rect(15, 15, 10, 10, '#fff');
    expect(joined([wall, ...panes, over])).toHaveLength(3);
    expect(joined([wall, rect(0, 0, 5, 5, '#fff')])).toHaveLength(2);
    expect(joined([panes[0] as Stroke, line('M0 0h9', '#000', 1), panes[1] as Stroke])).toHaveLength(3);
  });

  it('are few for any building', () => {
    const counts = Array.from({ length: 36 }, (_, i) => facadeOf(house(i, { points: 1 + (i % 8) })).shapes.length);
    expect(Math.max(...counts)).toBeLessThan(50);
  });
});

describe('the streets', () => {
  it.each([320, 362, 390, 600, 768, 820, 1054, 1400])('keep all buildings within %i pixels', (width) => {
    for (let count = 0; count <= ROW; count++) {
      const { gap, widths } = streetOf(width, count);
      expect(widths).toHaveLength(count);
      const taken = widths.reduce((sum, one) => sum + one, 0) + gap * Math.max(0, count - 1);
      expect(taken).toBeLessThanOrEqual(width + 0.01);
    }
  });

  it('give the ends of a phone more room, and a finger enough everywhere', () => {
    const { widths } = streetOf(362, 6);
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(40);
    expect(widths[0]).toBeGreaterThan(2 * (widths[1] ?? 0) - 10);
    expect(widths[5]).toBe(widths[0]);
  });

  it('do not change the size of a building when another goes, where there is room', () => {
    expect(streetOf(1054, 3).widths[0]).toBe(streetOf(1054, 6).widths[0]);
  });

  it('share the height that is left', () => {
    const { facade, plate } = heightsOf(1054, 560, 240);
    expect(2 * (facade + plate)).toBeLessThanOrEqual(320);
    expect(heightsOf(1054, 200, 240).facade).toBe(44);
  });

  it('write long names smaller, never too small', () => {
    expect(letters('Bar', 150)).toBe(14.5);
    expect(letters('Presidential Palace', 110)).toBe(12);
  });

  it('costs that the reader cannot meet are marked, whichever building it is', () => {
    const signs = signsOf({ brick: 2, glass: 1, workers: 1 }, thingsOf('havana'), true);
    const goods = [
      { brick: 1, sandstone: 0, clay: 0, glass: 0, debris: 0, pesos: 3, workers: 1 },
    ] as HavanaView['goods'];
    const found = lackingOf({ seat: 0, goods, open: [['pesos', 'architect']] as HavanaView['open'] }, signs);
    expect(signs.filter((_, i) => found[i]).map(({ name }) => name)).toEqual(['brick', 'glass']);
    expect(lackingOf({ seat: null, goods, open: [] }, signs)).not.toContain(true);
  });

  it('show few things one by one and many as a number', () => {
    const signs = signsOf({ pesos: 6, brick: 2, debris: 4, straw: 1 }, thingsOf('havana'), true);
    expect(signs.map(({ name, number }) => `${name} ${number ?? ''}`.trim())).toEqual([
      'brick',
      'brick',
      'debris 4',
      'pesos 6',
      'straw',
      'architect',
    ]);
  });
});

describe('the rack', () => {
  const view = asHavana(table());
  const none = new Set<string>();

  it('has 13 cards in ascending order in both editions', () => {
    for (const game of ['havana', 'la-habana']) {
      const digits = deckOf(game).map(({ digit }) => digit);
      expect(digits).toHaveLength(13);
      expect(digits).toEqual([...digits].sort((a, b) => a - b));
    }
  });

  it('knows where each card is', () => {
    const where = (['siesta', 'renewal', 'market'] as const).map((card) => slotOf(view, card, none, []).where);
    expect(where).toEqual(['hand', 'open', 'discard']);
  });

  it('lets the choices decide what a click means', () => {
    expect(slotOf(view, 'renewal', new Set(['cover:renewal']), []).target).toBe('cover:renewal');
    expect(slotOf(view, 'market', new Set(['fetch:market']), []).target).toBe('fetch:market');
    const both = new Set(['fetch:mama']);
    expect(slotOf(view, 'mama', both, ['card:mama']).target).toBe('fetch:mama');
    expect(slotOf(view, 'mama', none, []).target).toBe('card:mama');
    expect(slotOf({ ...view, step: 'fetch' }, 'mama', none, []).target).toBe('fetch:mama');
  });
});

describe('what is seen of an event', () => {
  it('a building goes to its new owner, and what it cost away', () => {
    const view = after('built', {
      ...{ seat: 0, building: 1, points: 3, materials: ['brick'], pesos: 2, workers: 0 },
      ...{ materials_to: 'box', rest_to: 'supply', ends: [2, 3, 4] },
    });
    expect(view.rows[0]?.map(({ building }) => building)).toEqual([2, 3]);
    expect(view.ends).toEqual([2, 3, 4]);
    expect(view.built[0]).toEqual([house(1)]);
    expect([view.points[0], view.goods[0]?.brick, view.goods[0]?.pesos]).toEqual([8, 1, 2]);
    expect([view.box.brick, view.supply.pesos]).toEqual([1, 52]);
  });

  it('new buildings come where the event says', () => {
    const refilled = { row: 0, at: 1, buildings: [house(9), house(10)], ends: [1, 3] };
    const view = after('refilled', refilled, table({ rows: [[house(1), house(3)], []] }));
    expect(view.rows[0]).toEqual([house(1), house(9), house(10), house(3)]);
    expect([view.pile, view.ends]).toEqual([6, [1, 3]]);
  });

  it('goods come from where the event says', () => {
    const gained = { seat: 1, pesos: 0, workers: 0, materials: [], chosen: false };
    const market = after('gained', { ...gained, card: 'market', source: 'bag', materials: ['clay', 'clay'] });
    expect([market.bag.clay, market.goods[1]?.clay]).toEqual([1, 2]);
    const pesos = after('gained', { ...gained, card: 'pesos', source: 'centre', pesos: 3 });
    expect([pesos.centre.pesos, pesos.goods[1]?.pesos]).toEqual([2, 6]);
    const worker = after('gained', { ...gained, card: 'worker', source: 'supply', workers: 2 });
    expect([worker.supply.workers, worker.goods[1]?.workers]).toEqual([7, 2]);
  });

  it('thieves and taxes move what they take', () => {
    const robbed = after('robbed', { seat: 0, other: 1, pesos: 1 });
    expect([robbed.goods[0]?.pesos, robbed.goods[1]?.pesos]).toEqual([5, 2]);
    const burgled = after('burgled', { seat: 0, other: 1, materials: ['glass'] });
    expect([burgled.goods[0]?.glass, burgled.goods[1]?.glass]).toEqual([1, 0]);
    const taxed = after('taxed', { seat: 1, other: 0, thing: 'worker', to: 'supply' });
    expect([taxed.goods[0]?.workers, taxed.supply.workers]).toEqual([0, 10]);
  });

  it('pesos without end stay without a number', () => {
    const endless = table({ supply: { pesos: null, workers: 9 } });
    const view = after('supplied', { materials: ['clay'], pesos: 3 }, endless);
    expect([view.supply.pesos, view.centre.pesos, view.centre.clay, view.bag.clay]).toEqual([null, 8, 1, 2]);
  });

  it('a card is laid, covers another, and is shown', () => {
    const laid = advance(table(), event('laid', { seat: 0, card: 'mama', covers: 'debris', at_once: false }));
    expect([asHavana(laid).hand, asHavana(laid).laid, asHavana(laid).covered[0]]).toEqual([
      ['siesta'],
      ['mama'],
      'debris',
    ]);
    const shown = after('revealed', { seat: 0, cards: ['renewal', 'mama'], number: 19, discarded: 'debris' }, laid);
    expect([shown.open[0], shown.numbers[0], shown.laid, shown.discard]).toEqual([
      ['renewal', 'mama'],
      19,
      [],
      ['market', 'debris'],
    ]);
    expect([shown.hand_sizes[0], shown.discard_sizes[0]]).toEqual([1, 2]);
  });

  it('a hidden card of another only changes the counts', () => {
    const view = after('fetched', { seat: 1, card: null, shown: false });
    expect([view.hand_sizes[1], view.discard_sizes[1], view.hand]).toEqual([3, 0, ['siesta', 'mama']]);
  });

  it('the discards come back', () => {
    const view = after('took_back', { seat: 0, count: 1 });
    expect([view.hand, view.discard, view.hand_sizes[0]]).toEqual([['siesta', 'mama', 'market'], [], 3]);
  });

  it('a round and a turn begin', () => {
    const round = advance(table(), event('round_began', { round: 4, order: [1, 0] }));
    const view = after('turn_began', { seat: 1, turn: 4 }, round);
    expect([view.round, view.order, view.place, moverOf(view)]).toEqual([4, [1, 0], 0, 1]);
  });

  it('nobody is named while several decide, unless the reader is one of them', () => {
    expect(moverOf(asHavana(table({ deciders: [0, 1] })))).toBe(0);
    expect(moverOf(asHavana(table({ seat: null, deciders: [0, 1] })))).toBeNull();
  });
});

describe('what travels', () => {
  it('stolen goods from one seat to the other', () => {
    const [flight] = flightsOf(event('robbed', { seat: 0, other: 2, pesos: 3 }));
    expect(flight).toEqual({
      thing: 'pesos',
      from: ['seat:2:pesos', 'seat:2'],
      to: ['seat:0:pesos', 'seat:0'],
      count: 3,
    });
  });

  it('a building to its owner, materials to the box, pesos to the supply', () => {
    const paid = { materials: ['brick'], materials_to: 'box', pesos: 2, workers: 0, rest_to: 'supply' };
    const flights = flightsOf(event('built', { seat: 1, building: 5, ...paid }));
    expect(flights.map(({ thing, to }) => [thing, to[0]])).toEqual([
      ['building:5', 'built:1'],
      ['brick', 'box:brick'],
      ['pesos', 'supply:pesos'],
    ]);
  });

  it('a hidden card with its back up, an own one from its place in the rack', () => {
    const [hidden] = flightsOf(event('laid', { seat: 1, card: null, covers: 'tax' }));
    expect([hidden?.thing, hidden?.from[0], hidden?.to[0]]).toEqual(['card', 'hand:1', 'open:1:tax']);
    const [own] = flightsOf(event('laid', { seat: 0, card: 'mama', covers: 'debris' }));
    expect([own?.thing, own?.from[0]]).toEqual(['card:mama', 'rack:0:mama']);
  });
});

describe('previews', () => {
  const theft = choice(
    ['seat:1'],
    [
      { thing: 'peso', change: 2, place: '' },
      { thing: 'peso', change: -2, place: 'seat:1' },
    ],
  );

  it('foretell what the one choice would change, for each place', () => {
    const changes = changesOf([theft]);
    expect([changes('', 'peso'), changes('seat:1', 'peso'), changes('seat:2', 'peso')]).toEqual([2, -2, 0]);
  });

  it('foretell nothing while several are open', () => {
    expect(changesOf([theft, theft])('', 'peso')).toBe(0);
  });
});
