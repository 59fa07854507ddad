/** What a click on a thing is certain to bring, in words: the first thing to know of it. */
import { getContext, setContext } from 'svelte';
import { language, say, t } from './language.svelte';
import type { Effect } from './protocol';
import { narrow } from './selection';
import type { Table } from './table.svelte';

const KEY = Symbol('outcome');

type Outcome = (target: string) => string;

/** An effect in words: `+3 pesos`. */
export function effectText(table: Table, { thing, change }: Effect): string {
  const args = { signed: change > 0 ? `+${change}` : `−${-change}`, count: Math.abs(change) };
  return language.words?.has(`page-gain-${thing}`)
    ? t(`page-gain-${thing}`, args)
    : t('page-gain', { ...args, thing: table.room.thing?.(thing) ?? thing });
}

/** What every choice that is left after a click would change; nothing for what cannot be chosen. */
export function outcomeOf(table: Table, target: string): string {
  const targets = target.split(' ');
  const added = targets.filter((one) => !table.picked.includes(one));
  if (!added.some((one) => table.lit.has(one))) return '';
  const [first, ...others] = narrow(table.choices, [...table.picked, ...added]);
  if (!first) return '';
  const certain = first.effects.filter(
    ({ thing, change, place }) =>
      // What is a thing on the board (`building:12`) is shown there.
      !place &&
      change &&
      !/^(building|pirate|figure):/.test(thing) &&
      others.every((other) => other.effects.some((effect) => effect.thing === thing && effect.change === change)),
  );
  const told = certain.map((effect) => effectText(table, effect)).join(', ');
  const whole = others.length ? '' : say(first.text, table.reader);
  return whole && told ? t('page-outcome', { whole, told }) : whole || told;
}

/** Lets tips know what the table's choices bring. */
export function tellOutcomes(table: Table): void {
  setContext<Outcome>(KEY, (target) => outcomeOf(table, target));
}

/** What the table around a component tells of a target; nothing where there is none. */
export function outcomeHere(): Outcome {
  return getContext<Outcome | undefined>(KEY) ?? ((): string => '');
}
