/** The games that have a board of their own, by name. A new game is one line here and a folder beside this file. */
import type { Component } from 'svelte';
import type { Room } from './room';
import CartagenaPoster from './cartagena/Poster.svelte';
import CubaPoster from './cuba/Poster.svelte';
import HabanaPoster from './havana/HabanaPoster.svelte';
import HavanaPoster from './havana/Poster.svelte';
import AnyPoster from './fallback/Poster.svelte';

const rooms: Record<string, () => Promise<{ room: Room }>> = {
  cartagena: () => import('./cartagena/room'),
  cuba: () => import('./cuba/room'),
  havana: () => import('./havana/room'),
  'la-habana': () => import('./havana/room'),
};

const posters: Record<string, Component> = {
  cartagena: CartagenaPoster,
  cuba: CubaPoster,
  havana: HavanaPoster,
  'la-habana': HabanaPoster,
};

/** The room of a game; games without a board of their own are played with the list of choices. */
export async function roomOf(game: string): Promise<Room> {
  const load = rooms[game] ?? ((): Promise<{ room: Room }> => import('./fallback/room'));
  return (await load()).room;
}

export function posterOf(game: string): Component {
  return posters[game] ?? AnyPoster;
}
