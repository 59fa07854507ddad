import { describe, expect, it } from 'vitest';
import { distance } from '../src/boards/cartagena/curve';
import { layOut, type Room } from '../src/boards/cartagena/layout';
import { placeTokens, slotOf } from '../src/boards/cartagena/places';
import { reconcile } from '../src/boards/cartagena/tokens';

const BASIC = [6, 6, 6, 6, 6];
const ADVANCED = [...BASIC, 6];
const ROOMS: [string, Omit<Room, 'pieces' | 'seats'>][] = [
  ['desktop', { width: 1050, height: 590 }],
  ['large desktop', { width: 1380, height: 760 }],
  ['tablet', { width: 780, height: null }],
  ['phone', { width: 374, height: null }],
  ['small phone', { width: 344, height: null }],
];
const cases = ROOMS.flatMap(([name, room]) =>
  [BASIC, ADVANCED].map((pieces) => ({
    name: `${name}, ${pieces.length} pieces`,
    room: { ...room, pieces, seats: 3 + pieces.length - 5 },
  })),
);

function ys(path: string, axis: 0 | 1): number[] {
  return path
    .slice(1)
    .split('L')
    .map((pair) => Number(pair.split(' ')[axis]));
}

describe.each(cases)('the board on a $name', ({ room }) => {
  const layout = layOut(room);
  const count = room.pieces.length * 6;

  it('has all fields inside, with room for the pirates above them', () => {
    expect(layout.fields).toHaveLength(count);
    for (const { x, y } of layout.fields) {
      expect(x).toBeGreaterThanOrEqual(layout.radius);
      expect(x).toBeLessThanOrEqual(layout.width - layout.radius);
      expect(y).toBeGreaterThanOrEqual(layout.radius + 20);
      expect(y).toBeLessThanOrEqual(layout.height - layout.radius);
    }
  });

  it('never lets two fields overlap', () => {
    layout.fields.forEach((a, i) => {
      for (const b of layout.fields.slice(i + 1)) expect(distance(a, b)).toBeGreaterThan(layout.radius * 2);
    });
  });

  it('has targets of at least 40 pixels', () => {
    expect(layout.radius * 2).toBeGreaterThanOrEqual(40);
    expect(layout.spacing).toBeGreaterThanOrEqual(48);
  });

  it('fits the width, and the height when there is one', () => {
    expect(layout.width).toBe(room.width);
    if (room.height !== null) expect(layout.height).toBe(room.height);
  });

  it('keeps every field on land, and the boat off it', () => {
    const shore = layout.portrait ? Math.min(...ys(layout.beach, 1)) : Math.min(...ys(layout.beach, 0));
    const off = (p: { x: number; y: number }): number => (layout.portrait ? p.y : p.x);
    for (const field of layout.fields.slice(0, -2)) expect(off(field)).toBeLessThan(shore);
    expect(off(layout.boat)).toBeGreaterThan(shore);
  });

  it('shows one slab for each piece', () => {
    expect(layout.slabs).toHaveLength(room.pieces.length);
  });

  it('puts three pirates side by side without overlap', () => {
    const tokens = reconcile([], [[7], [7], [7]]);
    const xs = placeTokens(tokens, layout, 3, count + 1).map((token) => token.at.x);
    expect((xs[1] ?? 0) - (xs[0] ?? 0)).toBeGreaterThanOrEqual(layout.pirate);
    expect((xs[2] ?? 0) - (xs[1] ?? 0)).toBeGreaterThanOrEqual(layout.pirate);
    expect(layout.pirate * 3).toBeLessThanOrEqual(layout.spacing * 1.02);
  });

  it('keeps a crowd on every field inside the board', () => {
    for (let field = 1; field <= count; field++)
      for (const index of [0, 2]) {
        const { x } = slotOf(layout, field, 3, 0, count + 1, index, 3);
        expect(x).toBeGreaterThan(layout.pirate * 0.5);
        expect(x).toBeLessThan(layout.width - layout.pirate * 0.5);
      }
  });

  it('walks along the way, not across the jungle', () => {
    const way = layout.walk(3, 14);
    expect(way[0]).toEqual(layout.fields[2]);
    const end = way.at(-1);
    expect(end && distance(end, layout.fields[13] ?? end)).toBeLessThan(0.01);
    for (let field = 4; field < 14; field++) {
      const at = layout.fields[field - 1];
      expect(Math.min(...way.map((p) => (at ? distance(p, at) : Infinity)))).toBeLessThan(12);
    }
  });
});

it('is laid out anew for a phone: four or five fields a row', () => {
  const layout = layOut({ width: 374, height: null, pieces: BASIC, seats: 3 });
  const rows = Math.round((layout.fields.at(-1)?.y ?? 0) / 112);
  expect(layout.portrait).toBe(true);
  expect(30 / rows).toBeGreaterThanOrEqual(4);
  expect(30 / rows).toBeLessThanOrEqual(6);
});

it('is the same for the same room', () => {
  const room = { width: 800, height: 500, pieces: BASIC, seats: 3 };
  expect(JSON.stringify(layOut(room))).toBe(JSON.stringify(layOut(room)));
});

describe('tokens', () => {
  it('let the pirate that left its place walk to the new one', () => {
    const before = reconcile([], [[0, 0, 4, 17]]);
    const after = reconcile(before, [[0, 4, 4, 17]]);
    const moved = after.filter((token, i) => token.position !== before[i]?.position);
    expect(moved).toHaveLength(1);
    expect(before.find((token) => token.key === moved[0]?.key)?.position).toBe(0);
    expect(moved[0]?.position).toBe(4);
  });

  it('stack in the camp and in the boat, and only the top one is a target', () => {
    const layout = layOut({ width: 1000, height: 560, pieces: BASIC, seats: 3 });
    const placed = placeTokens(reconcile([], [[0, 0, 0, 31], [5]]), layout, 2, 31);
    expect(placed.filter((token) => token.shown && token.position === 0).map((token) => token.count)).toEqual([3]);
    expect(placed.filter((token) => token.position === 31).map((token) => token.count)).toEqual([1]);
    expect(placed.filter((token) => token.position === 5).map((token) => token.count)).toEqual([0]);
  });
});
