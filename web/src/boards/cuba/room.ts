/** Cuba for the page: its board, its hand, and how its view is read. */
import { message, type GameEvent, type Message, type View } from '../../lib/protocol';
import { namesOf } from '../../pieces/travel';
import type { Fact, Room } from '../room';
import { advance } from './advance';
import Board from './Board.svelte';
import { flightsOf } from './flights';
import Hand from './Hand.svelte';
import Icon from './Icon.svelte';
import { RESOURCES } from './names';
import Panel from './Panel.svelte';
import Piece from './Piece.svelte';
import Purse from './Purse.svelte';
import { descriptions } from './descriptions';
import { asCuba } from './view';

function facts(view: View, seat: number): Fact[] {
  const own = asCuba(view).seats[seat];
  if (!own) return [];
  const { money, points } = own;
  const pesos = money === null ? message('cuba-fact-pesos-hidden') : message('cuba-fact-pesos', { count: money });
  return [
    { icon: 'peso', value: money === null ? '?' : String(money), text: pesos },
    { icon: 'point', value: String(points), text: message('cuba-fact-points', { count: points }) },
  ];
}

/** What a choice gains or costs: `points`, `pesos`, `votes`, `material:wood`, `ware:rum`. */
function thing(name: string): Message | null {
  const resource = name.split(':')[1];
  if (resource) return message(`cuba-resource-${resource}`);
  return (
    {
      points: message('cuba-point', { count: 2 }),
      pesos: message('cuba-peso', { count: 2 }),
      votes: message('cuba-vote'),
    }[name] ?? null
  );
}

/** The log tells a round card by card, then parliament and what comes after. */
function chapter(event: GameEvent): Message | null {
  switch (event.kind) {
    case 'picked':
      return message('cuba-phase-begin');
    case 'round_began':
      return message('cuba-round-of', { round: Number(event.round) });
    case 'played':
      return message('cuba-chapter', {
        seat: Number(event.seat),
        card: message(`cuba-title-${String(event.card)}`),
      });
    case 'start_passed':
      return message('cuba-phase-parliament');
    default:
      return null;
  }
}

/** What others have moved, and where their worker stands now. */
function marks(event: GameEvent, view: View): (readonly string[])[] {
  const { kind, seat, cell, statute } = event as GameEvent & { cell?: number; statute?: number };
  if (kind === 'placed' || kind === 'built') return [namesOf(`seat:${String(seat)}:cell:${String(cell)}`)];
  if (kind === 'enacted') return [[`statute:${String(statute)}`]];
  return flightsOf(event, asCuba(view)).map(({ to }) => to);
}

const PACE: Record<string, number> = {
  picked: 300,
  played: 420,
  placed: 520,
  harvested: 430,
  bought: 520,
  sold: 520,
  took: 520,
  built: 700,
  refrained: 520,
  used: 560,
  loaded: 600,
  ship_left: 450,
  harbour: 520,
  called: 500,
  vetoed: 520,
  delegated: 400,
  bid_made: 380,
  bids_opened: 700,
  vote_won: 600,
  enacted: 600,
  tax_paid: 520,
  duty_paid: 520,
  could_not_pay: 420,
  subsidised: 420,
  market_moved: 500,
  spoiled: 420,
  final_scored: 520,
};
/** Before these a moment to look up; what follows from them comes at once. */
const BEGINNINGS = new Set(['played', 'bid_made', 'enacted', 'built']);

export const room: Room = {
  Board,
  Hand,
  wideHand: true,
  Stock: Purse,
  Icon,
  Piece,
  Panel,
  icons: new Set(RESOURCES.flatMap((resource) => [`cuba-resource-${resource}`, `cuba-amount-${resource}`])),
  pass: 'step:done',
  passes: { 'step:done': 'cuba-done' },
  chapter,
  titled: (event) => event.kind === 'played',
  thing,
  facts,
  descriptions,
  advance,
  player: (view) => asCuba(view).player,
  progress: () => null,
  marks,
  silent: (event) => event.kind === 'sealed',
  pace: (event: GameEvent) => PACE[event.kind] ?? 0,
  pause: (event: GameEvent) => (BEGINNINGS.has(event.kind) ? 420 : 40),
};
