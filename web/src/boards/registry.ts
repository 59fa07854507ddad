/**
 * The boards, found by their folders: `boards/<room>/room.ts` is the room of the title of the same name, or of the
 * titles in the `titles.ts` beside it, which brings their posters, too. A title without a folder gets the fallback.
 */
import type { Component } from 'svelte';
import Poster from './fallback/Poster.svelte';
import type { Room, Titles } from './room';

const FALLBACK = 'fallback';

type Loader = () => Promise<{ room: Room }>;

const rooms: Record<string, Loader> = byFolder(import.meta.glob<{ room: Room }>('./*/room.ts'));
const titles: Record<string, { titles: Titles }> = byFolder(
  import.meta.glob<{ titles: Titles }>('./*/titles.ts', { eager: true }),
);

/** What was found in the folders, by the name of the folder. */
export function byFolder<Found>(found: Record<string, Found>): Record<string, Found> {
  return Object.fromEntries(Object.entries(found).map(([path, value]) => [path.split('/').at(-2) ?? path, value]));
}

/** The folder of a title; null for one that has none. */
export function folderOf(game: string): string | null {
  const owner = Object.keys(titles).find((folder) => titles[folder] && game in titles[folder].titles);
  return owner ?? (game in rooms && game !== FALLBACK ? game : null);
}

/** The room of a title; those without a board of their own are played with the list of choices. */
export async function roomOf(game: string): Promise<Room> {
  const load = rooms[folderOf(game) ?? FALLBACK] ?? ((): Promise<{ room: Room }> => import('./fallback/room'));
  return (await load()).room;
}

/** The poster of a title; a plain one where it has none. */
export function posterOf(game: string): Component {
  return titles[folderOf(game) ?? FALLBACK]?.titles[game]?.Poster ?? Poster;
}
