/** The goods of both editions: a colour and a mark for each, so that colour is never the only sign. */
import type { Thing } from './views.generated';

export interface GoodLook {
  fill: string;
  /** The mark on it, within 24 by 24. */
  mark: string;
  ink: string;
  /** A mark of lines instead of areas. */
  lines?: boolean;
}

const BRICK = 'M3 9h18M3 15h18M12 3v6M7.5 9v6M16.5 9v6M12 15v6';
const DOTS =
  'M7.5 5.8a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8zM16.5 5.8a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8zM12 10.1a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8zM7.5 14.4a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8zM16.5 14.4a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8z';
const WAVES = 'M4 9q4-4 8 0t8 0M4 15q4-4 8 0t8 0';
const DIAMOND = 'M12 4.2L19 12l-7 7.8L5 12z';
const HEAP = 'M4 18.5L9.5 8.5l3 5 2.3-3.4 5.2 8.4z';
const LEAF = 'M6 18.5C4.5 10 10 4.8 19 5c.4 9-4.8 14.2-11.4 12.4M6.4 18.4l7-8';
const FRAME = 'M5.5 5.5h13v13h-13zM5.5 12h13M12 5.5v13';

const LOOKS: Record<string, GoodLook> = {
  brick: { fill: '#c2452d', mark: BRICK, ink: '#ffe9e0', lines: true },
  sandstone: { fill: '#e8b93f', mark: DOTS, ink: '#5b4106' },
  clay: { fill: '#8a5a3b', mark: WAVES, ink: '#ffeede', lines: true },
  glass: { fill: '#2f7fc1', mark: DIAMOND, ink: '#f2faff' },
  debris: { fill: '#82878a', mark: HEAP, ink: '#fff' },
  red: { fill: '#c2452d', mark: BRICK, ink: '#ffe9e0', lines: true },
  white: { fill: '#f3ecdd', mark: FRAME, ink: '#4a443a', lines: true },
  green: { fill: '#2f8a58', mark: LEAF, ink: '#eafff2', lines: true },
  brown: { fill: '#8a5a3b', mark: WAVES, ink: '#ffeede', lines: true },
  rubble: { fill: '#82878a', mark: HEAP, ink: '#fff' },
};

export const MATERIALS: Record<string, readonly Thing[]> = {
  havana: ['brick', 'sandstone', 'clay', 'glass', 'debris'],
  'la-habana': ['red', 'white', 'green', 'brown', 'rubble'],
};

/** The materials of an edition: four colours, then grey. */
export function materialsOf(game: string): readonly Thing[] {
  return MATERIALS[game] ?? MATERIALS.havana ?? [];
}

/** Everything a seat can own, in the order in which it is shown. */
export function thingsOf(game: string): readonly Thing[] {
  return [...materialsOf(game), 'pesos', 'workers'];
}

export function goodLook(name: string): GoodLook | undefined {
  return LOOKS[name];
}

/** The message that says what it is good for. */
export function tipOf(name: string): string {
  const thing = singular(name);
  if (thing === 'peso' || thing === 'worker') return `havana-tip-${thing}`;
  return thing === 'debris' || thing === 'rubble' ? 'havana-tip-grey' : 'havana-tip-material';
}

/** What views call it that choices and messages call `peso` or `worker`. */
export function plural(name: string): string {
  return name === 'peso' || name === 'worker' ? `${name}s` : name;
}

/** What choices and messages call it: `peso` and `worker` stand alone there. */
export function singular(name: string): string {
  if (name === 'pesos') return 'peso';
  return name === 'workers' ? 'worker' : name;
}
