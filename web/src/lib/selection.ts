/**
 * Selection of a choice by its targets: each picked target leaves only the choices that contain it.
 *
 * The page knows no rules. A choice names its targets as a multiset of ids; what is on the screen carries
 * the same ids, and the order of clicks does not matter. `core/narrowing.py` does the same, and
 * `tests/fixtures/narrowing.json` holds both to it; docs/protocol.md says how.
 */
import { message, type Choice, type Effect, type Message, type Slot } from './protocol';

/** Up to this many answers are named in a question. */
const FEW = 4;

function counts(targets: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const target of targets) found.set(target, (found.get(target) ?? 0) + 1);
  return found;
}

/** Whether the choice contains every picked target, as often as it was picked. */
export function contains(choice: Pick<Choice, 'targets'>, picked: readonly string[]): boolean {
  const has = counts(choice.targets);
  for (const [target, count] of counts(picked)) if ((has.get(target) ?? 0) < count) return false;
  return true;
}

/** The choices that contain all picked targets. */
export function narrow(choices: readonly Choice[], picked: readonly string[]): Choice[] {
  return choices.filter((choice) => contains(choice, picked));
}

/** What is given: all that was picked, and all that every remaining choice contains anyway. */
function given(choices: readonly Choice[], picked: readonly string[]): Map<string, number> {
  const found = counts(picked);
  const [first, ...others] = narrow(choices, picked).map((choice) => counts(choice.targets));
  for (const [target, count] of first ?? []) {
    const common = Math.min(count, ...others.map((other) => other.get(target) ?? 0));
    if (common > (found.get(target) ?? 0)) found.set(target, common);
  }
  return found;
}

/** The targets that tell the remaining choices apart: some contain more of it than is given. */
export function tellingTargets(choices: readonly Choice[], picked: readonly string[]): Set<string> {
  const has = given(choices, picked);
  const found = new Set<string>();
  for (const choice of narrow(choices, picked))
    for (const [target, count] of counts(choice.targets)) if (count > (has.get(target) ?? 0)) found.add(target);
  return found;
}

/** What is picked after a click on a target: where it tells choices apart, one more than is given, so that fewer are left. */
export function pick(choices: readonly Choice[], picked: readonly string[], target: string): string[] {
  if (!tellingTargets(choices, picked).has(target)) return [...picked, target];
  const more = (given(choices, picked).get(target) ?? 0) + 1 - (counts(picked).get(target) ?? 0);
  return [...picked, ...Array<string>(more).fill(target)];
}

export function kindOf(target: string): string {
  return target.slice(0, target.indexOf(':'));
}

/** What is asked next: a slot, the targets that answer it, and how many are still to be named. */
export interface OpenQuestion {
  slot: Slot;
  options: string[];
  count: number;
}

function inSlot(slot: Slot, targets: readonly string[]): string[] {
  return targets.filter((target) => slot.kinds.includes(kindOf(target)));
}

/** The first slot with targets that tell the remaining choices apart; null when one choice is left. */
export function openQuestion(
  slots: readonly Slot[],
  choices: readonly Choice[],
  picked: readonly string[],
): OpenQuestion | null {
  const telling = [...tellingTargets(choices, picked)];
  const slot = slots.find((each) => inSlot(each, telling).length);
  if (!slot) return null;
  const most = Math.max(...narrow(choices, picked).map((choice) => inSlot(slot, choice.targets).length));
  const has = [...given(choices, picked)].filter(([target]) => slot.kinds.includes(kindOf(target)));
  return { slot, options: inSlot(slot, telling), count: most - has.reduce((sum, [, count]) => sum + count, 0) };
}

/** The open question in words, with its answers named where they are few; null when one choice is left. */
export function ask(
  { slots, names }: { slots: readonly Slot[]; names: Readonly<Record<string, Message>> },
  choices: readonly Choice[],
  picked: readonly string[],
): Message | null {
  const open = openQuestion(slots, choices, picked);
  if (!open) return null;
  const { slot, options, count } = open;
  const few = options.length <= FEW;
  const said = few ? joinOptions(options.map((target) => names[target] ?? message('core-why-unclear'))) : '';
  return message(slot.text.id, { ...slot.text.args, count, few: few ? 'yes' : 'no', options: said });
}

/** Several answers in a row: a, b or c. */
function joinOptions(parts: Message[]): Message | '' {
  const [last, ...before] = [...parts].reverse();
  if (!last) return '';
  return before.reduce(
    (rest, first, i) => message(i === 0 ? 'core-list-or' : 'core-list-comma', { first, rest }),
    last,
  );
}

/** The choice that is proposed: the only one left, or the usual one of those that are ways to the same thing. */
export function proposedChoice(choices: readonly Choice[], picked: readonly string[]): Choice | null {
  const left = narrow(choices, picked);
  const [first] = left;
  if (!first || left.length === 1) return first ?? null;
  if (!picked.length || !first.way || left.some((choice) => choice.way !== first.way)) return null;
  return left.find((choice) => choice.usual) ?? null;
}

/** The choices that would be left by a click on what is pointed at; without one, those that are, once something is picked. */
export function preview(choices: readonly Choice[], picked: readonly string[], over: readonly string[]): Choice[] {
  const [single] = over.length === 1 ? over : [];
  const open = single === undefined ? over.length > 0 : tellingTargets(choices, picked).has(single);
  const found = open ? narrow(choices, single === undefined ? over : pick(choices, picked, single)) : [];
  if (found.length) return found;
  const proposed = proposedChoice(choices, picked);
  return proposed ? [proposed] : picked.length ? narrow(choices, picked) : [];
}

export type ClickResult =
  /** Something more or less is picked than before. */
  | { kind: 'narrowed'; picked: string[] }
  /** What is proposed was clicked once more: it is to be done. */
  | { kind: 'chosen'; choice: Choice }
  /** No choice contains these targets: ask the server why. */
  | { kind: 'refused'; targets: string[] };

/**
 * What a click does on something that carries one target, or several at once.
 *
 * It adds what can be added. When a choice is proposed, a click on what was picked last, or on what the choice contains
 * besides, takes it. Else a click on what is picked lets it go, and a click on what goes instead of something picked
 * takes its place. Whatever else is clicked cannot be, and the server says why.
 */
export function clickTargets(
  choices: readonly Choice[],
  picked: readonly string[],
  targets: readonly string[],
  slots: readonly Slot[] = [],
): ClickResult {
  const [single] = targets.length === 1 ? targets : [];
  const missing = single ? [single] : without(targets, picked);
  const more = single ? pick(choices, picked, single) : [...picked, ...missing];
  const proposed = proposedChoice(choices, picked);
  const left = narrow(choices, picked);
  const only = left.length === 1 ? left[0] : undefined;
  if (only && missing.length && contains(only, more)) return { kind: 'chosen', choice: only };
  if (missing.length && narrow(choices, more).length) return { kind: 'narrowed', picked: more };
  if (targets.every((target) => picked.includes(target))) {
    const last = picked.slice(-targets.length);
    if (proposed && !without(targets, last).length) return { kind: 'chosen', choice: proposed };
    return { kind: 'narrowed', picked: without(picked, targets) };
  }
  const instead = replacing(choices, picked, targets, slots);
  return instead ? { kind: 'narrowed', picked: instead } : { kind: 'refused', targets: more };
}

/** What is picked when a target takes the place of others: of those in its slot, where that holds one, or of all. */
function replacing(
  choices: readonly Choice[],
  picked: readonly string[],
  targets: readonly string[],
  slots: readonly Slot[],
): string[] | null {
  const touched = slots.filter((slot) => inSlot(slot, targets).length);
  const full = touched.some(
    (slot) =>
      inSlot(slot, picked).length && choices.some((choice) => inSlot(slot, choice.targets).length > targets.length),
  );
  const kept = picked.filter((target) => !touched.some((slot) => slot.kinds.includes(kindOf(target))));
  const rest = without(targets, kept);
  if (!full && kept.length < picked.length && narrow(choices, [...kept, ...rest]).length) return [...kept, ...rest];
  return !full && picked.length && narrow(choices, targets).length ? [...targets] : null;
}

/** The targets that are left when each of these has taken one of its like away. */
function without(targets: readonly string[], taken: readonly string[]): string[] {
  const left = [...targets];
  for (const target of taken) {
    const at = left.lastIndexOf(target);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Every two targets that tell the remaining choices apart together, as one thing carries them: `ship:3 ware:rum`. */
export function openPairs(choices: readonly Choice[], picked: readonly string[]): Set<string> {
  const left = narrow(choices, picked);
  const found = new Map<string, number>();
  for (const { targets } of left) {
    const pairs = new Set<string>();
    targets.forEach((one, i) => {
      for (const other of targets.slice(i + 1)) pairs.add(`${one} ${other}`);
    });
    for (const pair of pairs) found.set(pair, (found.get(pair) ?? 0) + 1);
  }
  return new Set([...found].filter(([, count]) => count < left.length).map(([pair]) => pair));
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
