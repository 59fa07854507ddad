/** The walks through the games: fetched when somebody opens one, with the words for it. */
import { fetchHowToPlay } from '../lib/api';
import { language } from '../lib/language.svelte';
import type { HowToPlay, Picture } from '../lib/protocol';

const walks = new Map<string, Promise<HowToPlay | null>>();

/** How a game is played, told in the language in use; null for a game without a walk. */
export async function walkOf(game: string, tag: string): Promise<HowToPlay | null> {
  const key = `${game} ${tag}`;
  const asked = walks.get(key) ?? fetchHowToPlay(game, tag);
  walks.set(key, asked);
  // What failed is asked for again the next time.
  asked.catch(() => walks.delete(key));
  const walk = await asked;
  // Each time: a language that was chosen again has begun with its usual words.
  if (walk && language.tag === tag) language.words?.add(walk.words);
  return walk;
}

/** The pictures of a game's walk, each by the rule that it shows first of all. */
export async function picturesOf(game: string, tag: string): Promise<Map<string, Picture>> {
  const walk = await walkOf(game, tag).catch(() => null);
  // Of two pictures for a rule the first stays.
  const cards = walk?.cards.toReversed() ?? [];
  return new Map(cards.flatMap(({ rules: [rule], picture }) => (rule && picture ? [[rule, picture]] : [])));
}
