/** What a decision asks for that has no place of its own on the board: numbers, ways, yes and no, ships of the stack. */
import { narrow } from '../../lib/selection';
import type { Choice } from '../../lib/protocol';
import { WORKING } from './names';
import type { CubaView } from './view';

const KINDS = ['mode', 'tax', 'duty', 'count', 'bid', 'take', 'ship', 'build', 'step'];

/** The targets that belong into the tray, in their order: what goes with the things picked on the board. */
export function trayOf(choices: readonly Choice[], picked: readonly string[], view: CubaView): string[] {
  // What a building asks for comes after the building.
  const asked = !WORKING.has(view.stage) || picked.some((target) => target.startsWith('building:'));
  const docked = new Set([...view.harbour, view.sea].map((ship) => `ship:${String(ship?.ship)}`));
  const rank = (target: string): number => KINDS.indexOf(target.split(':')[0] ?? '');
  const number = (target: string): number => Number(target.split(':')[1]) || 0;
  const onBoard = picked.filter((target) => rank(target) < 0);
  return [...new Set(narrow(choices, onBoard).flatMap((choice) => choice.targets))]
    .filter((target) => rank(target) >= 0 && target !== 'step:done' && !docked.has(target))
    .filter((target) => asked || target.startsWith('mode:'))
    .sort((a, b) => rank(a) - rank(b) || number(a) - number(b));
}
