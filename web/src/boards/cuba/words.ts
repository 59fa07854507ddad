/** Messages that the board makes itself, from the same pieces as the game's own. */
import { message, type Message } from '../../lib/protocol';
import type { Statute } from './view';

export function resourceName(resource: string): Message {
  return message(`cuba-resource-${resource}`);
}

/** A round by its number; before the first it is the setup. */
export function roundName(round: number): Message {
  return round < 1 ? message('cuba-phase-begin') : message('cuba-round-of', { round });
}

/** Some of a resource, in the form that its number wants. */
export function amount(resource: string, count: number): Message {
  return message(`cuba-amount-${resource}`, { count });
}

/** Several texts as one: `a, b and c`. */
export function listed(texts: readonly Message[]): Message {
  const [first, ...rest] = texts;
  if (!first) return message('cuba-nothing');
  const second = rest.pop();
  if (!second) return first;
  const before = rest.reduce((list, text) => message('cuba-list-comma', { first: list, second: text }), first);
  return message('cuba-list-and', { first: before, second });
}

/** Things with their numbers: `2 wood and 1 stone`. */
export function counted(counts: readonly (readonly [string, number])[]): Message {
  return listed(counts.filter(([, count]) => count > 0).map(([resource, count]) => amount(resource, count)));
}

/** A statute in words: the whole sentence, or short enough for its card. */
export function statuteText(statute: Statute, length: 'statute' | 'short'): Message {
  return message(length === 'short' ? `cuba-short-${statute.kind}` : `cuba-statute-${statute.kind}`, {
    number: statute.number,
    most: statute.most,
    ...(statute.resource ? { things: amount(statute.resource, 1) } : {}),
  });
}

/** The small pictures that tell a statute: what it takes or what it pays for. */
export function statuteGlyphs(statute: Statute): string[] {
  if (statute.resource) return [statute.resource];
  return PICTURES[statute.kind] ?? ['scroll'];
}

const PICTURES: Record<string, string[]> = {
  tax_pesos: ['peso'],
  tax_buildings: ['peso', 'house'],
  duty_materials: ['wood', 'stone', 'water'],
  duty_products: ['citrus', 'sugar', 'tobacco'],
  subsidy_buildings: ['point', 'house'],
  subsidy_materials: ['point', 'wood', 'stone'],
  subsidy_products: ['point', 'field'],
  subsidy_water: ['point', 'water'],
  subsidy_votes: ['point', 'vote'],
  subsidy_pesos: ['point', 'peso'],
  market_down: ['down', 'field'],
  market_up: ['up', 'field'],
  drought: ['sun', 'field'],
  building_law: ['house', 'peso'],
  harbour_law: ['ship'],
  anti_corruption: ['no', 'peso'],
};
