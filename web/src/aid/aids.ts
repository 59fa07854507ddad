/** The player aids: a game's own from `boards/<room>/aid.ts`, else what its words tell under the usual names. */
import { byFolder, folderOf } from '../boards/registry';
import { language } from '../lib/language.svelte';
import { entry, type Part } from './parts';

const aids = byFolder(import.meta.glob<{ aid: (game: string) => Part[] }>('../boards/*/aid.ts', { eager: true }));

/** What the words of a game may tell without a board of its own: `tavern-aid-turn` and the like. */
const USUAL = ['turn', 'round', 'points', 'end'];

/** The aid of a game; nothing for a game that has none. */
export function aidOf(game: string): Part[] {
  const own = aids[folderOf(game) ?? ''];
  if (own) return own.aid(game);
  const told = USUAL.filter((part) => language.words?.has(`${game}-aid-${part}`));
  return told.map((part) => entry(`page-aid-${part}`, `${game}-aid-${part}`));
}
