/** The room of games that have no board of their own: all can be played with the list of choices. */
import type { Room } from '../room';
import Board from './Board.svelte';

export const room: Room = {
  Board,
  icons: new Set(),
  facts: () => [],
  descriptions: { seat: () => [], table: () => [] },
  player: (view) => (typeof view.player === 'number' ? view.player : null),
  progress: () => null,
  advance: (view) => view,
  pace: () => 0,
  silent: () => false,
};
