/**
 * Facades drawn from a seed: a building's number, name, points and cost decide wall, storeys, windows and roof.
 *
 * Nothing is looked up by name, so a building of a data pack draws itself, and every building looks the same everywhere.
 * The picture is 132 by 104 with the ground at the lower edge; the sky is the street's business.
 */
import { arch, awning, boxAt, fix, joined, level, line, rect, upright, type Shape, type Stroke } from './shapes';
import type { Building } from './view';

export const WIDTH = 132;
export const HEIGHT = 104;

export interface Facade {
  left: number;
  top: number;
  width: number;
  storeys: number;
  bays: number;
  shapes: Shape[];
}

type Random = (below: number) => number;

const WALLS: Record<string, readonly string[]> = {
  brick: ['#eeb09a', '#e79c85', '#f2bfae'],
  red: ['#eeb09a', '#e79c85', '#f2bfae'],
  sandstone: ['#f6dd97', '#f3d07a', '#faeab8'],
  white: ['#fbf5e8', '#f4ead6', '#fffdf6'],
  clay: ['#e0b692', '#d8a67e', '#eac9ac'],
  brown: ['#e0b692', '#d8a67e', '#eac9ac'],
  glass: ['#b9dcee', '#a7d0e6', '#cde8f4'],
  green: ['#b8ddc1', '#a5d2b2', '#cfe9d3'],
};
const PASTELS = ['#e3d2ef', '#dcebc1', '#f5c9d3', '#bfe3dc', '#ffe0c2'];
const SHUTTERS = ['#2b7a78', '#1f5f8b', '#a63d2f', '#4d6b3c', '#7a4b86', '#3d6f9e'];
const TRIMS = ['#fffaf0', '#fdf0d8', '#f7e6e0'];
const GLASS = '#3c4a55';
const DOOR = '#6b4a33';
const GOLD = '#d9a21b';
const IRON = '#2f3a40';
const TILES = '#b5533c';

/** A small whole number for a text, the same on every machine. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

function randomFrom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

function pick<T>(list: readonly T[], random: Random): T {
  return list[random(list.length)] as T;
}

/** What was drawn once is not drawn again: a building stands in its street, then in somebody's skyline. */
const drawn = new Map<string, Facade>();

/** The facade of a building. */
export function facadeOf(building: Building): Facade {
  const { building: number, name, points, cost, architect } = building;
  const costs = Object.entries(cost).sort(([a], [b]) => (a < b ? -1 : 1));
  const told = [number, name, points, architect, ...costs.flat()].join('|');
  const known = drawn.get(told);
  if (known) return known;
  const random = randomFrom(seedOf(told));
  const plan = planOf(building, random);
  const shapes = [...roofOf(plan, random), ...wallOf(plan), ...storeysOf(plan, random), ...extrasOf(plan, random)];
  const { left, top, width, storeys, bays } = plan;
  const facade = { left, top, width, storeys, bays, shapes: joined(shapes) };
  drawn.set(told, facade);
  return facade;
}

interface Plan {
  left: number;
  top: number;
  width: number;
  storeys: number;
  bays: number;
  wall: string;
  trim: string;
  shutter: string;
  grand: boolean;
  gilded: boolean;
  /** How many hands it takes, one flag for each. */
  workers: number;
}

function planOf({ points, cost, architect }: Building, random: Random): Plan {
  const worth = Math.min(Math.max(points, 1), 8);
  const colours = Object.entries(cost).filter(([name]) => name in WALLS);
  const most = Math.max(0, ...colours.map(([, count]) => count));
  const main = colours.filter(([, count]) => count === most).map(([name]) => name);
  const storeys = worth <= 1 ? 1 : worth <= 3 ? 2 : worth <= 5 ? 2 + random(2) : 3;
  const bays = Math.min(6, 2 + Math.floor(worth / 2) + random(2));
  const width = Math.round(Math.min(124, 40 + bays * 11 + worth * 3.4 + random(9)));
  const height = Math.round(Math.min(82, 22 + storeys * 15.5 + worth * 1.6 + random(6)));
  return {
    left: Math.round((WIDTH - width) / 2),
    top: HEIGHT - height,
    width,
    storeys,
    bays,
    wall: pick(main.length ? (WALLS[pick(main, random)] ?? PASTELS) : PASTELS, random),
    trim: pick(TRIMS, random),
    shutter: pick(SHUTTERS, random),
    grand: architect,
    gilded: (cost.pesos ?? 0) >= 4,
    workers: cost.workers ?? 0,
  };
}

// The parts of a house, from the back to the front

function roofOf({ left, top, width, trim, grand, gilded, storeys }: Plan, random: Random): Stroke[] {
  const middle = left + width / 2;
  if (grand) {
    if (random(2)) {
      const r = Math.min(width * 0.2, top - 12);
      const dome = gilded || random(2) ? GOLD : '#5f9a8f';
      return [
        rect(middle - r - 3, top - 6, 2 * r + 6, 7, trim),
        { d: `M${fix(middle - r)} ${top - 5}a${fix(r)} ${fix(r * 0.95)} 0 0 1 ${fix(2 * r)} 0z`, fill: dome },
        rect(middle - 2.5, top - r - 9, 5, 6, trim),
        line(`M${fix(middle)} ${fix(top - r - 8)}v-8`, '#7a5606', 1.4),
      ];
    }
    const reach = width * 0.34;
    const rise = Math.min(16, top - 6);
    return [
      { d: `M${fix(middle - reach)} ${top}l${fix(reach)} ${-rise} ${fix(reach)} ${rise}z`, fill: trim },
      {
        d: `M${fix(middle - reach + 9)} ${top - 2}l${fix(reach - 9)} ${-(rise - 6)} ${fix(reach - 9)} ${rise - 6}z`,
        fill: '#00000014',
      },
      {
        d: `M${fix(middle - 3)} ${top - rise / 2 + 2}a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z`,
        fill: gilded ? GOLD : '#00000022',
      },
    ];
  }
  const kind = random(storeys === 1 ? 2 : 4);
  if (kind === 0)
    return [{ d: `M${left - 4} ${top + 1}l8 -11h${width - 8}l8 11z`, fill: TILES }, ...ridges(left, top, width)];
  if (kind === 1) {
    // A parapet in steps.
    const step = width * 0.2;
    return [
      rect(left + step, top - 6, width - 2 * step, 8, trim),
      rect(middle - step * 0.6, top - 11, step * 1.2, 6, trim),
    ];
  }
  if (kind === 2) {
    // A balustrade.
    const posts = Math.floor(width / 7);
    const shapes = [rect(left, top - 9, width, 2.4, trim)];
    for (let i = 0; i <= posts; i++) shapes.push(rect(left + (i * (width - 2)) / posts, top - 8, 2, 9, trim));
    return shapes;
  }
  // A turret to one side.
  const x = random(2) ? left + 6 : left + width - 24;
  return [
    rect(x, top - 15, 18, 17, trim),
    arch(x + 9, top - 12, 7, top, GLASS),
    { d: `M${x - 2} ${top - 14}l11 -10 11 10z`, fill: TILES },
  ];
}

function ridges(left: number, top: number, width: number): Stroke[] {
  const shapes: Stroke[] = [];
  for (let x = left + 9; x < left + width - 6; x += 9) shapes.push(upright(x, top, -9, '#8f3d2b', 1));
  return shapes;
}

function wallOf({ left, top, width, wall, trim, grand }: Plan): Stroke[] {
  const shapes = [
    rect(left, top, width, HEIGHT - top, wall),
    // A shaded edge gives the wall some depth.
    rect(left + width - 5, top, 5, HEIGHT - top, '#0000000f'),
    rect(left - 3, top - 1, width + 6, 4, trim),
  ];
  if (grand) for (const x of [left + 1, left + width - 6]) shapes.push(rect(x, top + 3, 5, HEIGHT - top - 3, trim));
  return shapes;
}

function storeysOf(plan: Plan, random: Random): Stroke[] {
  const { left, top, width, storeys, bays, trim, shutter, grand } = plan;
  const high = (HEIGHT - top - 5) / storeys;
  const inset = grand ? 8 : 4;
  const apart = (width - 2 * inset) / bays;
  const round = random(2) === 1;
  const balcony = random(3);
  const arcade = storeys > 1 && random(3) > 0;
  const shapes: Stroke[] = [];
  for (let floor = 0; floor < storeys; floor++) {
    const y = top + 5 + floor * high;
    const ground = floor === storeys - 1;
    if (floor > 0) shapes.push(rect(left, y - 2, width, 1.6, '#00000016'));
    if (ground) {
      shapes.push(...groundOf(plan, y, high, inset, apart, arcade));
      continue;
    }
    const w = Math.min(11.5, apart - 4.5);
    const h = high - 7.5;
    for (let bay = 0; bay < bays; bay++) {
      const x = left + inset + (bay + 0.5) * apart;
      shapes.push(...windowOf(x, y + 2.5, w, h, round, shutter, trim));
      if (balcony === 1) shapes.push(...railOf(x - w / 2 - 2.4, y + 2.5 + h, w + 4.8));
    }
    if (balcony === 2 && floor === storeys - 2) shapes.push(...railOf(left + 3, y + 2.5 + h, width - 6));
  }
  return shapes;
}

/** Louvred shutters under a fanlight, on a sill. */
function windowOf(x: number, y: number, w: number, h: number, round: boolean, shutter: string, trim: string): Stroke[] {
  const frame = round ? arch(x, y - 1.4, w + 2.8, y + h, trim) : rect(x - w / 2 - 1.4, y - 1.4, w + 2.8, h + 1.4, trim);
  const leaf = round ? arch(x, y, w, y + h, shutter) : rect(x - w / 2, y, w, h, shutter);
  const shapes = [frame, leaf, upright(x, y, h, '#ffffff88', 0.9)];
  if (round) shapes.push(arch(x, y, w, y + w / 2, '#f3c95c'));
  for (let slat = y + (round ? w / 2 + 2 : 2.5); slat < y + h - 1; slat += 2.8)
    shapes.push(level(x - w / 2 + 1, slat, w - 2, '#00000030', 0.7));
  shapes.push(rect(x - w / 2 - 2.4, y + h, w + 4.8, 1.7, trim));
  return shapes;
}

function railOf(x: number, bottom: number, w: number): Stroke[] {
  let bars = '';
  const count = Math.max(2, Math.round(w / 3));
  for (let i = 0; i <= count; i++) bars += `M${fix(x + (i * w) / count)} ${fix(bottom - 4.6)}v4.6`;
  return [
    {
      ...line(`M${fix(x)} ${fix(bottom - 4.6)}h${fix(w)}${bars}`, IRON, 0.9),
      box: boxAt(x, bottom - 4.6, w, 4.6, 0.9),
    },
    rect(x - 0.8, bottom, w + 1.6, 1.8, IRON),
  ];
}

/** The ground floor: an arcade, or a door between windows. */
function groundOf(
  { left, bays, trim, shutter, grand }: Plan,
  y: number,
  high: number,
  inset: number,
  apart: number,
  arcade: boolean,
): Stroke[] {
  const shapes: Stroke[] = [];
  const middle = Math.floor(bays / 2);
  for (let bay = 0; bay < bays; bay++) {
    const x = left + inset + (bay + 0.5) * apart;
    const w = Math.min(15, apart - 3);
    const door = bay === middle;
    if (arcade || door) {
      shapes.push(arch(x, y + 1.6, w + 2.4, HEIGHT, trim), arch(x, y + 3, w, HEIGHT, door ? DOOR : GLASS));
      if (door) shapes.push(upright(x, y + 3, HEIGHT - y - 3, '#00000044', 0.8));
    } else {
      const h = Math.min(high - 9, 13);
      shapes.push(rect(x - w / 2 - 1, y + 2.8, w + 2, h + 2, trim), rect(x - w / 2, y + 3.8, w, h, GLASS));
      shapes.push(awning(x, y + 3, w + 3, shutter));
    }
    if (grand) shapes.push(rect(x - apart / 2 - 1, y, 2.6, high + 5, trim));
  }
  return shapes;
}

/** What stands in front: palms, lamps, and a flag for each worker it takes. */
function extrasOf({ left, top, width, workers, gilded }: Plan, random: Random): Stroke[] {
  const shapes: Stroke[] = [];
  const flags = Math.min(workers, 2);
  for (let i = 0; i < flags; i++) {
    const x = flags === 1 ? left + 4 : left + 4 + i * (width - 8);
    shapes.push(line(`M${x} ${top}v-13`, '#7c7264', 1.2), {
      d: `M${x} ${top - 13}l9 2.6 -9 3z`,
      fill: i ? '#1f6fb2' : '#c8355e',
    });
  }
  if (gilded) shapes.push(rect(left + 3, top + 4.4, width - 6, 1.3, GOLD));
  const side = random(2) ? left - 7 : left + width + 7;
  if (side > 6 && side < WIDTH - 6) shapes.push(...(random(2) ? palmOf(side, 34 + random(14)) : lampOf(side)));
  return shapes;
}

function palmOf(x: number, high: number): Stroke[] {
  const y = HEIGHT - high;
  const leaves = [
    `q-9 -5 -13 3 6 -2 13 -3z`,
    `q9 -6 13 2 -6 -2 -13 -2z`,
    `q-7 1 -8 10 4 -5 8 -10z`,
    `q7 1 8 9 -4 -5 -8 -9z`,
    `q-3 -8 -8 -8 2 5 8 8z`,
  ];
  return [
    line(`M${x} ${HEIGHT}q-2 ${-high / 2} 0 ${-high}`, '#8a6a43', 2.4),
    ...leaves.map((leaf) => ({ d: `M${x} ${y}${leaf}`, fill: '#2f7d4c' })),
  ];
}

function lampOf(x: number): Stroke[] {
  return [
    line(`M${x} ${HEIGHT}v-26`, IRON, 1.7),
    { d: `M${x - 3} ${HEIGHT - 26}l-1.2 -6.5h8.4l-1.2 6.5z`, fill: '#ffe49a', stroke: IRON, width: 0.8 },
    { d: `M${x - 4.6} ${HEIGHT - 32.5}l4.6 -3.5 4.6 3.5z`, fill: IRON },
  ];
}
