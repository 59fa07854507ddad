/** Havana and La Habana for the page: their board, the hand, and how their view is read. */
import type { GameEvent, Message, View } from '../../lib/protocol';
import { message } from '../../lib/protocol';
import type { Fact, Room } from '../room';
import { advance } from './advance';
import Board from './Board.svelte';
import { flightsOf } from './flights';
import { deckOf } from './cards';
import { MATERIALS } from './goods';
import Hand from './Hand.svelte';
import Icon from './Icon.svelte';
import Piece from './Piece.svelte';
import Stock from './Stock.svelte';
import { descriptions } from './descriptions';
import { asHavana, moverOf, numeral } from './view';

function facts(view: View, seat: number): Fact[] {
  const { numbers, points, target } = asHavana(view);
  const number = numeral(numbers[seat]);
  const reached = points[seat] ?? 0;
  return [
    { icon: 'number', value: number, text: message('page-havana-fact-number', { number }) },
    {
      icon: 'points',
      value: String(reached),
      text: message('page-havana-fact-points', { count: reached, target }),
    },
  ];
}

/** The log tells a round player by player, then what comes for all. */
function chapter(event: GameEvent): Message | null {
  switch (event.kind) {
    case 'chose':
      return message('page-round', { round: 1 });
    case 'round_began':
      return message('page-round', { round: Number(event.round) });
    case 'turn_began':
      return message('page-round-of', { round: Number(event.turn), seat: Number(event.seat) });
    case 'supplied':
      return message('page-havana-supply');
    default:
      return null;
  }
}

/** Events in which something is seen to move. */
const PACE: Record<string, number> = {
  chose: 200,
  revealed: 500,
  gained: 620,
  taxed: 560,
  robbed: 620,
  burgled: 620,
  built: 760,
  removed: 620,
  refilled: 620,
  supplied: 620,
  laid: 420,
  fetched: 480,
  discarded: 480,
  took: 480,
  took_back: 620,
};

export const room: Room = {
  Board,
  Hand,
  wideHand: true,
  Stock,
  Icon,
  Piece,
  icons: new Set(
    Object.entries(MATERIALS).flatMap(([game, materials]) => [
      ...deckOf(game).map(({ name }) => `${game}-card-${name}`),
      ...materials.flatMap((name) => [`${game}-material-${name}`, `${game}-amount-${name}`]),
      ...['peso', 'worker'].map((name) => `${game}-amount-${name}`),
    ]),
  ),
  passes: {
    'fetch:none': 'page-havana-none',
    'building:none': 'page-havana-none',
    'take:enough': 'page-havana-enough',
  },
  chapter,
  facts,
  descriptions,
  advance,
  player: (view) => moverOf(asHavana(view)),
  progress: () => null,
  marks: (event) => flightsOf(event).map(({ to }) => to),
  silent: () => false,
  pace: (event: GameEvent) => PACE[event.kind] ?? 0,
};
