/** How a building looks: its silhouette, colours, windows and emblem, from its name alone and the same everywhere. */

export interface Facade {
  shape: 'gable' | 'flat' | 'hip' | 'steeple' | 'tower' | 'wall' | 'columns' | 'green' | 'shed';
  wall: string;
  roof: string;
  windows: number;
  emblem: string;
}

const WALLS = ['#f3d9a0', '#f0b7a4', '#a9d3d8', '#cfe0b4', '#e6cdea', '#f7e3c4'];
const ROOFS = ['#b5533c', '#0f6e84', '#8a4fa3', '#7b4a26', '#2f7d4c'];
const SHAPES = ['gable', 'flat', 'hip', 'shed'] as const;

/** What is known of the buildings we know; any other is drawn from its name. */
const KNOWN: Record<string, [shape: Facade['shape'] | null, emblem: string]> = {
  cement_works: ['shed', 'stone'],
  sawmill: ['shed', 'wood'],
  golf_course: ['green', 'flag'],
  monastery: ['steeple', 'bell'],
  rum_cafe: ['gable', 'rum'],
  cigar_cafe: ['hip', 'cigars'],
  small_office: ['flat', 'anchor'],
  large_office: ['columns', 'anchor'],
  hotel: ['flat', 'point'],
  inn: ['gable', 'point'],
  department_store: ['flat', 'bag'],
  farm_shop: ['gable', 'citrus'],
  builders_yard: ['shed', 'wood'],
  small_bank: ['flat', 'peso'],
  large_bank: ['columns', 'peso'],
  cigar_factory: ['shed', 'cigars'],
  distillery: ['hip', 'rum'],
  black_market: ['hip', 'swap'],
  church: ['steeple', 'cross'],
  town_hall: ['columns', 'vote'],
  dam: ['wall', 'water'],
  lighthouse: ['tower', 'lamp'],
  warehouse: ['gable', 'crate'],
};

/** A whole number from a name, the same everywhere. */
export function seedOf(name: string): number {
  let seed = 2166136261;
  for (const letter of name) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 16777619);
  return seed >>> 0;
}

export function facadeOf(building: string): Facade {
  const seed = seedOf(building);
  const [shape, emblem] = KNOWN[building] ?? [null, 'house'];
  const pick = <T>(of: readonly T[], shift: number): T => of[(seed >>> shift) % of.length] as T;
  return {
    shape: shape ?? pick(SHAPES, 3),
    wall: pick(WALLS, 7),
    roof: pick(ROOFS, 13),
    windows: 2 + ((seed >>> 19) % 2),
    emblem,
  };
}
