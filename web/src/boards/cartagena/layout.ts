/**
 * Where everything on Cartagena's board lies: a pure function of the room there is and of the pieces of the path.
 *
 * The way winds in rows. In a wide room the sea is on the right and the rows are few and long; in a narrow or tall one
 * the sea is at the lower edge and a row has four or five fields. Fields are equally far apart along the way.
 */
import { Curve, distance, pathData, type Point } from './curve';

export interface Room {
  width: number;
  /** The height there is; null when the board may be as high as it likes. */
  height: number | null;
  /** How many fields each piece of the path has, in walking order. */
  pieces: readonly number[];
  /** How many crews wait in the camp. */
  seats: number;
}

export interface Plant extends Point {
  kind: number;
  size: number;
}

export interface Layout {
  width: number;
  height: number;
  /** The sea is at the lower edge, not on the right. */
  portrait: boolean;
  /** The fields in walking order, field 1 first. */
  fields: Point[];
  camp: Point;
  /** Half the width and half the height of the camp. */
  campWidth: number;
  campRadius: number;
  boat: Point;
  boatWidth: number;
  /** The mast stands on the left. */
  mirrored: boolean;
  spacing: number;
  radius: number;
  /** Width of a pirate; three stand side by side on a field. */
  pirate: number;
  /** One slab for each piece of the path. */
  slabs: { outer: string; inner: string }[];
  /** Half the width of the way. */
  verge: number;
  /** The trail out of the camp, under the slabs, and the jetty to the boat. */
  trail: string;
  jetty: string;
  land: string;
  beach: string;
  surf: string[];
  plants: Plant[];
  /** The points a piece walks over between two positions, ends included. */
  walk: (from: number, to: number) => Point[];
}

const WAVE = 0.07;
const STEP = 6;

export function layOut(room: Room): Layout {
  const count = room.pieces.reduce((sum, fields) => sum + fields, 0);
  const portrait = room.height === null ? room.width < 900 : room.width < Math.max(640, room.height * 1.2);
  return portrait ? upright(room, count) : wide(room, count);
}

/** Sea on the right; an odd number of rows, so that the way ends at the shore. */
function wide({ width, height, pieces, seats }: Room, count: number): Layout {
  const high = Math.max(height ?? width * 0.5, 380);
  const sea = Math.min(210, width * 0.18);
  const campRadius = Math.min(70, width * 0.06 + 4);
  const campWidth = Math.max(campRadius, seats * 16);
  const plan = (rows: number): Curve => {
    const top = Math.max(high * 0.17, campRadius + 18);
    const gap = (high - top - high * 0.14) / (rows - 1);
    return serpentine({
      rows,
      gap,
      start: { x: campWidth + 20, y: top },
      left: 70,
      right: width - sea - 82,
      end: { x: width - sea * 0.5 - 8, y: top + gap * (rows - 1) },
    });
  };
  const three = plan(3);
  // Five rows only when three would squeeze the fields and five leave enough height for the pirates.
  const squeezed = (three.length - campWidth - 140) / count < 58;
  return finish({
    width,
    height: high,
    portrait: false,
    curve: squeezed && high > 560 ? plan(5) : three,
    lead: campWidth + 30,
    apron: sea * 0.5 + 8,
    count,
    pieces,
    campRadius,
    campWidth,
    boatWidth: Math.min(150, sea * 0.8),
    mirrored: false,
    shore: (t) => ({ x: width - sea + Math.sin(t * 5.2 + 0.6) * 14 - t * 6, y: t * high }),
  });
}

/** Sea at the lower edge; as many rows as the fields need. */
function upright({ width, height, pieces, seats }: Room, count: number): Layout {
  const small = width < 520;
  const ideal = small ? 68 : 82;
  const campRadius = small ? 50 : 66;
  const campWidth = Math.max(campRadius, seats * (small ? 13 : 16));
  const side = small ? 44 : 66;
  const seaHeight = small ? 132 : 160;
  const top = campRadius + (small ? 10 : 22);
  const least = small ? 112 : 138;
  // The last row turns down to the boat; its fields stay on land.
  const corner = small ? 40 : 54;
  const drop = small ? 128 : 152;
  const plan = (rows: number): { curve: Curve; high: number } => {
    const rest = height === null ? 0 : (height - top - seaHeight - 60) / (rows - 0.5);
    const gap = Math.max(least, Math.min(rest, least * 1.3));
    const lastRow = top + gap * (rows - 1);
    const end = { x: width * (rows % 2 ? 0.62 : 0.38), y: lastRow + drop };
    const start = { x: campWidth + (small ? 7 : 22), y: top };
    return {
      curve: serpentine({ rows, gap, start, left: side, right: width - side, end, corner }),
      high: lastRow + drop + seaHeight * 0.56,
    };
  };
  const apron = corner * 0.57 + drop;
  const apart = (n: number): number => (plan(n).curve.length - campWidth - 24 - apron) / (count - 0.5);
  let rows = 3;
  while (rows < 14 && apart(rows) < ideal) rows += 1;
  const { curve, high } = plan(rows);
  return finish({
    width,
    height: high,
    portrait: true,
    curve,
    lead: campWidth + (small ? 24 : 34),
    apron,
    count,
    pieces,
    campRadius,
    campWidth,
    boatWidth: small ? 136 : 160,
    mirrored: rows % 2 === 0,
    shore: (t) => ({ x: t * width, y: high - seaHeight + Math.sin(t * 5.4 + 0.4) * 8 }),
  });
}

interface Winding {
  rows: number;
  gap: number;
  start: Point;
  left: number;
  right: number;
  end: Point;
  /** The last row turns down to the end, in a quarter circle of this radius, instead of running straight into it. */
  corner?: number;
}

/** Rows joined by half circles, with a gentle wave on the straights. */
function serpentine({ rows, gap, start, left, right, end, corner = 0 }: Winding): Curve {
  const bend = gap / 2;
  const points: Point[] = [];
  for (let row = 0; row < rows; row++) {
    const y = start.y + row * gap;
    const ahead = row % 2 ? -1 : 1;
    const enter = row === 0 ? start.x : ahead > 0 ? left + bend : right - bend;
    const last = row === rows - 1;
    const leave = last ? end.x - ahead * corner : ahead > 0 ? right - bend : left + bend;
    // A short row gets a shallow wave.
    const wave = Math.min(gap * WAVE, Math.abs(leave - enter) * 0.018);
    points.push(...straight(enter, leave, y, wave * ahead));
    if (!last) points.push(...arc({ x: leave, y: y + bend }, bend, ahead, Math.PI));
    else if (corner) points.push(...arc({ x: leave, y: y + corner }, corner, ahead, Math.PI / 2), end);
  }
  return new Curve(points);
}

function straight(from: number, to: number, y: number, wave: number): Point[] {
  const steps = Math.max(2, Math.ceil(Math.abs(to - from) / STEP));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const part = i / steps;
    const lift = Math.sin(part * Math.PI) ** 2 * Math.sin(part * Math.PI * 3) * wave;
    return { x: from + (to - from) * part, y: y + lift };
  });
}

/** From the top of a circle downwards, to the right (`ahead` 1) or to the left (-1). */
function arc(middle: Point, radius: number, ahead: number, sweep: number): Point[] {
  const steps = Math.ceil((sweep * radius) / STEP);
  return Array.from({ length: steps }, (_, i) => {
    const angle = -Math.PI / 2 + (sweep * (i + 1)) / steps;
    return { x: middle.x + ahead * Math.cos(angle) * radius, y: middle.y + Math.sin(angle) * radius };
  });
}

interface Ground {
  width: number;
  height: number;
  portrait: boolean;
  curve: Curve;
  /** Length of the way before the first field, and after the last slab. */
  lead: number;
  apron: number;
  count: number;
  pieces: readonly number[];
  campRadius: number;
  campWidth: number;
  boatWidth: number;
  mirrored: boolean;
  /** The shore line, from 0 to 1. */
  shore: (t: number) => Point;
}

function finish(ground: Ground): Layout {
  const { width, height, portrait, curve, lead, apron, count, pieces, shore } = ground;
  const spacing = (curve.length - lead - apron) / (count - 0.5);
  const place = (position: number): number => {
    if (position <= 0) return 0;
    return position > count ? curve.length : lead + spacing * (position - 1);
  };
  const fields = Array.from({ length: count }, (_, i) => curve.at(place(i + 1)));
  const radius = Math.min(spacing * 0.41, 34 + Math.max(0, spacing - 83) * 0.3);
  const line = Array.from({ length: 41 }, (_, i) => shore(i / 40));
  const camp = curve.at(0);
  const boat = curve.at(curve.length);
  return {
    width,
    height,
    portrait,
    fields,
    camp,
    campWidth: ground.campWidth,
    campRadius: ground.campRadius,
    boat,
    boatWidth: ground.boatWidth,
    mirrored: ground.mirrored,
    spacing,
    radius,
    pirate: Math.min(radius * 0.8, spacing / 3.2),
    slabs: slabsOf(pieces, curve, place, spacing),
    verge: radius + Math.min(10, spacing * 0.09),
    trail: pathData(curve.between(0, lead, STEP)),
    jetty: pathData(curve.between(place(count) + spacing * 0.5, curve.length, STEP)),
    land: landOf(line, width, height, portrait),
    beach: pathData(line),
    surf: [16, 30].map((off) =>
      pathData(line.map((p) => (portrait ? { x: p.x, y: p.y + off } : { x: p.x + off, y: p.y }))),
    ),
    plants: plantsOf(ground, [...curve.between(0, curve.length, 20), camp], radius),
    walk: (from, to) => curve.between(place(from), place(to), 14),
  };
}

function slabsOf(
  pieces: readonly number[],
  curve: Curve,
  place: (position: number) => number,
  spacing: number,
): Layout['slabs'] {
  let first = 1;
  return pieces.map((fields) => {
    const from = place(first) - spacing * 0.5;
    const to = place(first + fields - 1) + spacing * 0.5;
    first += fields;
    return {
      outer: pathData(curve.between(from + 1.5, to - 1.5, STEP)),
      inner: pathData(curve.between(from + 4.5, to - 4.5, STEP)),
    };
  });
}

function landOf(line: Point[], width: number, height: number, portrait: boolean): string {
  return portrait
    ? `${pathData(line)}L${width} 0L0 0Z`
    : `${pathData([{ x: line[0]?.x ?? width, y: 0 }, ...line])}L0 ${height}L0 0Z`;
}

/** Plants where neither the way nor the sea is, always the same ones for the same room. */
function plantsOf({ width, height, portrait, shore, campWidth }: Ground, way: Point[], radius: number): Plant[] {
  const camp = way.at(-1) as Point;
  const plants: Plant[] = [];
  let seed = 20_14;
  const random = (): number => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (seed >> 8) / 0x7fffff;
  };
  for (let tries = 0; tries < 900 && plants.length < (width * height) / 5200; tries++) {
    const size = 0.55 + random() * 0.75;
    const plant = { x: random() * width, y: random() * height, kind: Math.floor(random() * 5), size };
    const coast = shore(portrait ? plant.x / width : plant.y / height);
    const inland = portrait ? coast.y - plant.y : coast.x - plant.x;
    const clear =
      inland > 34 + size * 16 &&
      distance(plant, camp) > campWidth + 14 &&
      way.every((p) => distance(p, plant) > radius + 16 + size * 14) &&
      // Pirates stand above the way: leave them some room.
      way.every((p) => Math.abs(p.x - plant.x) > radius || plant.y - p.y > 0 || p.y - plant.y > radius + 34) &&
      plants.every((p) => distance(p, plant) > (p.size + size) * 15);
    if (clear) plants.push(plant);
  }
  return plants.sort((a, b) => a.y - b.y);
}
