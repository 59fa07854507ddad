/** Cartagena for the page: its board, its hand, and how its view is read. */
import type { GameEvent, View } from '../../lib/protocol';
import { message } from '../../lib/protocol';
import type { Fact, Room } from '../room';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Icon from './Icon.svelte';
import Piece from './Piece.svelte';
import Stock from './Stock.svelte';
import { descriptions } from './descriptions';
import { advance, asCartagena, boatOf, SYMBOLS } from './view';

function facts(view: View, seat: number): Fact[] {
  const cartagena = asCartagena(view);
  const pirates = cartagena.pirates[seat] ?? [];
  const cards = cartagena.hand_sizes[seat] ?? 0;
  const aboard = pirates.filter((position) => position >= boatOf(cartagena)).length;
  return [
    { icon: 'cards', value: String(cards), text: message('page-cartagena-fact-cards', { count: cards }) },
    {
      icon: 'aboard',
      value: `${aboard}/${pirates.length}`,
      text: message('page-cartagena-fact-aboard', { count: aboard, of: pirates.length }),
    },
  ];
}

const PACE: Record<string, number> = { advanced: 620, retreated: 620, drew: 260, emergency: 300, reshuffled: 300 };

export const room: Room = {
  Board,
  Hand,
  Stock,
  Icon,
  Piece,
  icons: new Set(SYMBOLS.map((symbol) => `cartagena-symbol-${symbol}`)),
  facts,
  descriptions,
  advance,
  player: (view) => asCartagena(view).player,
  progress: (view) => {
    const { action, actions } = asCartagena(view);
    return { done: action, of: actions };
  },
  marks: ({ kind, seat, field }) =>
    kind === 'advanced' || kind === 'retreated' ? [[`pirate:${String(seat)}:${String(field)}`]] : [],
  silent: (event) => event.kind === 'turn_ended' && !event.early,
  pace: (event: GameEvent) => PACE[event.kind] ?? 0,
};
