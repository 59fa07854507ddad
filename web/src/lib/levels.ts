/** The bots by their strength: what they are called, and which one a person meets first. */
import { nameOr } from './language.svelte';
import { settings } from './settings.svelte';

/** What a bot is called; the name itself for one that has no words. */
export function levelOf(bot: string): string {
  return nameOr(`bot-level-${bot}`, bot);
}

/** What to expect of a bot, in a line; nothing for one that has no words. */
export function aboutLevel(bot: string): string {
  return nameOr(`bot-about-${bot}`, '');
}

/** The strength this person chose last, else one in the middle. */
export function defaultBot(bots: readonly string[]): string {
  if (bots.includes(settings.level)) return settings.level;
  return bots[Math.floor(bots.length / 2)] ?? 'random';
}
