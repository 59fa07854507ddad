/** What a cell of one's own plantation stands for at each moment: a place, a building to work, or a crop to bring in. */
import type { Table } from '../../lib/table.svelte';
import { PRODUCTS, WORKING, YIELDS } from './names';
import { crossOf, type Seat } from './view';

const BRINGING_IN = new Set(['harvest', 'water']);

/** The cell a target or the place of a ghost names, or null. */
function numberOf(target: string | undefined): number | null {
  return target?.startsWith('cell:') ? Number(target.slice(5)) : null;
}

type Chosen = Pick<Table, 'lit' | 'taken' | 'ghosts'>;

/** Where the figure would stand after what is picked or looked at, if that is certain. */
export function ghostCell(table: Chosen, thing: string): number | null {
  const places = new Set(table.ghosts.filter((ghost) => ghost.thing.startsWith(thing)).map((ghost) => ghost.place));
  const [only] = places;
  return places.size === 1 ? numberOf(only) : null;
}

/** The target that a cell carries. */
export function cellTarget(table: Chosen, stage: string, seat: Seat, cell: number): string {
  const building = seat.buildings[cell];
  // The warehouse that is printed there is no tile of the display.
  if (building) return WORKING.has(stage) ? `building:${building}` : `cell:${cell}`;
  const crop = YIELDS[seat.fields[cell] ?? ''];
  const from = stage === 'figure' ? numberOf(table.taken.find((target) => target.startsWith('cell:'))) : seat.figure;
  const product = (PRODUCTS as readonly (string | undefined)[]).includes(crop);
  const ripe = product && (stage === 'figure' || BRINGING_IN.has(stage)) && from !== null;
  if (!ripe || !crossOf(from).includes(cell)) return `cell:${cell}`;
  const ware = `ware:${String(crop)}`;
  return table.lit.has(ware) || table.taken.includes(ware) ? ware : `cell:${cell}`;
}

/** Of cells with the same target, the first ones count as picked: as many as were. */
export function pickedCells(targets: readonly string[], picked: readonly string[]): Set<number> {
  const open = new Map<string, number>();
  for (const target of picked) open.set(target, (open.get(target) ?? 0) + 1);
  const found = new Set<number>();
  targets.forEach((target, cell) => {
    const count = open.get(target) ?? 0;
    if (!count) return;
    found.add(cell);
    open.set(target, count - 1);
  });
  return found;
}
