/**
 * Choosing by narrowing: each target picked leaves only the choices that contain it.
 *
 * The page knows no rules. A choice names its targets as a multiset of ids; what is on the screen carries
 * the same ids, and the order of clicks does not matter.
 */
import type { Choice, Effect } from './protocol';

function counts(targets: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const target of targets) found.set(target, (found.get(target) ?? 0) + 1);
  return found;
}

/** Whether the choice contains every picked target, as often as it was picked. */
export function contains(choice: Choice, picked: readonly string[]): boolean {
  const has = counts(choice.targets);
  for (const [target, count] of counts(picked)) if ((has.get(target) ?? 0) < count) return false;
  return true;
}

/** The choices that contain all picked targets. */
export function narrow(choices: readonly Choice[], picked: readonly string[]): Choice[] {
  return choices.filter((choice) => contains(choice, picked));
}

/** The targets that can be picked next: those which some choice has beyond what is picked. */
export function openTargets(choices: readonly Choice[], picked: readonly string[]): Set<string> {
  const taken = counts(picked);
  const open = new Set<string>();
  for (const choice of narrow(choices, picked))
    for (const [target, count] of counts(choice.targets)) if (count > (taken.get(target) ?? 0)) open.add(target);
  return open;
}

export type Step =
  /** Several choices are left, or one that was reached by a single click and should be looked at first. */
  | { kind: 'narrowed'; picked: string[] }
  /** One choice is left, and the clicks said clearly which. */
  | { kind: 'chosen'; choice: Choice }
  /** No choice contains these targets: ask the server why. */
  | { kind: 'refused'; targets: string[] };

/**
 * What a click on a target does.
 *
 * The second click that leaves one choice sends it; so does the first one on a choice of that one target (ending the turn).
 * A click on what is picked lets it go again, and a click on what only other choices contain starts over with it.
 */
export function step(choices: readonly Choice[], picked: readonly string[], target: string): Step {
  const open = openTargets(choices, picked);
  if (open.has(target)) {
    const next = [...picked, target];
    const left = narrow(choices, next);
    const [only] = left;
    if (only && left.length === 1 && (next.length > 1 || only.targets.length === 1))
      return { kind: 'chosen', choice: only };
    return { kind: 'narrowed', picked: next };
  }
  if (picked.includes(target)) {
    const next = [...picked];
    next.splice(next.lastIndexOf(target), 1);
    return { kind: 'narrowed', picked: next };
  }
  if (picked.length && narrow(choices, [target]).length) return step(choices, [], target);
  return { kind: 'refused', targets: [...picked, target] };
}

/** What a click on something with several targets does: all of them at once, whatever was picked before. */
export function stepAll(choices: readonly Choice[], picked: readonly string[], targets: readonly string[]): Step {
  const [first = ''] = targets;
  if (targets.length === 1) return step(choices, picked, first);
  const left = narrow(choices, targets);
  const [only] = left;
  if (!only) return { kind: 'refused', targets: [...targets] };
  return left.length === 1 ? { kind: 'chosen', choice: only } : { kind: 'narrowed', picked: [...targets] };
}

/** Every two targets that a choice has together, as something with both would carry them: `ship:3 ware:rum`. */
export function openPairs(choices: readonly Choice[]): Set<string> {
  const pairs = new Set<string>();
  for (const { targets } of choices)
    targets.forEach((one, i) => {
      for (const other of targets.slice(i + 1)) pairs.add(`${one} ${other}`);
    });
  return pairs;
}

/** A piece that would stand somewhere, and what else the choice is certain to bring. */
export interface Ghost {
  thing: string;
  place: string;
  notes: Effect[];
}

/** Where pieces would stand after these choices: one ghost for each thing and place. */
export function ghosts(choices: readonly Choice[]): Ghost[] {
  const found = new Map<string, Ghost>();
  for (const choice of choices) {
    const notes = choice.effects.filter((effect) => !effect.place);
    for (const { thing, place } of choice.effects) if (place) found.set(`${thing} ${place}`, { thing, place, notes });
  }
  return [...found.values()];
}
