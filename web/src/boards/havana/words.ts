/** How the board calls things: cards, amounts, buildings and their costs. */
import { say, t } from '../../lib/language.svelte';
import { message, type Message } from '../../lib/protocol';
import { lookOf } from './cards';
import { singular, thingsOf } from './goods';
import type { Building, HavanaView } from './view';

export function cardName(game: string, card: string): string {
  return t(`${game}-card-${card}`);
}

/** The name on a card, of which no word is ever broken. */
export function cardShort(game: string, card: string): string {
  return t(`${game}-card-${card}-short`).replaceAll('\u00AD', '');
}

/** What a card does, in the few words that fit on its face. */
export function cardBrief(game: string, card: string): string {
  return t(`${game}-card-${card}-brief`);
}

export function cardText(game: string, card: string): string {
  return t(`${game}-card-${card}-text`);
}

export function amount(game: string, thing: string, count: number): Message {
  const name = singular(thing);
  const edition = name === 'peso' || name === 'worker' ? 'havana' : game;
  return message(`${edition}-amount-${name}`, { count });
}

/** Several things as one phrase. */
export function listed(parts: readonly Message[]): Message {
  const [first, second, ...rest] = parts;
  if (!first) return message('havana-nothing');
  if (!second) return first;
  if (!rest.length) return message('havana-list-and', { first, rest: second });
  return message('havana-list-comma', { first, rest: listed([second, ...rest]) });
}

/** What a building is called; nothing while only its number is known. */
export function nameOf({ text }: Building): string {
  return text.id ? say(text) : '';
}

export function costOf(game: string, { cost, architect }: Building): Message {
  const parts = thingsOf(game).flatMap((name) => (cost[name] ? [amount(game, name, cost[name])] : []));
  return listed(architect ? [...parts, message(`${game}-card-architect`)] : parts);
}

export function goodsOf(game: string, goods: Record<string, number | null>): Message {
  return listed(thingsOf(game).flatMap((name) => (goods[name] ? [amount(game, name, goods[name])] : [])));
}

interface Tip {
  title: string;
  text: string;
}

/** What is said about a card or a building when somebody looks at it. */
export function describe(view: HavanaView, known: ReadonlyMap<number, Building>, tip: string): Tip | null {
  const [kind = '', name = ''] = tip.split(':');
  if (kind === 'card') {
    const { digit } = lookOf(view.game, name);
    return { title: `${String(digit)} · ${cardName(view.game, name)}`, text: cardText(view.game, name) };
  }
  const building = known.get(Number(name));
  if (kind !== 'building' || !building) return null;
  return {
    title: nameOf(building),
    text: t('page-havana-building-tip', { points: building.points, things: costOf(view.game, building) }),
  };
}
