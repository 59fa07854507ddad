/** The calls of a guided game. */
import { get, Refused, send } from '../lib/api';
import type { CreatedTable, GuidedAnswer, GuidedGame, GuidedMoment } from '../lib/protocol';

/** The guided first game of a game; null for one without. */
export async function fetchGuided(game: string, language: string): Promise<GuidedGame | null> {
  try {
    return await get(`/api/guided/${game}/script/${language}`);
  } catch (error) {
    if (error instanceof Refused && error.status === 404) return null;
    throw error;
  }
}

/** Where a path leads in a guided game. */
export async function fetchGuidedMoment(game: string, path: string): Promise<GuidedMoment> {
  return get(`/api/guided/${game}/moment?path=${path}`);
}

/** Why these targets do not lead on in a guided game. */
export async function fetchGuidedAnswer(game: string, path: string, targets: string[]): Promise<GuidedAnswer> {
  const query = new URLSearchParams([['path', path], ...targets.map((target) => ['targets', target])]);
  return get(`/api/guided/${game}/why-not?${query.toString()}`);
}

/** Makes a table that goes on from a guided game, against easy bots; returns its id. */
export async function playOnGuided(game: string, path: string): Promise<string> {
  return (await send<CreatedTable>('POST', `/api/guided/${game}/play-on?path=${path}`)).id;
}
