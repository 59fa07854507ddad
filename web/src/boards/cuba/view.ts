/** Cuba's view as it comes from the server. */
import type { View } from '../../lib/protocol';
import type { Card, Counts, Product, Resource, Ware } from './names';

export interface Seat {
  colour: string;
  /** Null when money is hidden. */
  money: number | null;
  points: number;
  own: Counts<Resource>;
  yard: Counts<Resource>;
  store: Counts<Product>;
  /** The twelve fields as printed, row by row. */
  fields: string[];
  /** What stands on each of them. */
  buildings: (string | null)[];
  figure: number;
  hand: Card[];
  last: Card | null;
}

export interface Row {
  units: number;
  /** The prices of its spaces, the dearest first. */
  row: number[];
  buy: number;
  sell: number;
}

export interface Ship {
  ship: number;
  wares: Counts<Ware>;
  cargo: Counts<Ware>;
}

export interface Statute {
  kind: string;
  category: string;
  resource: string | null;
  number: number;
  most: number;
}

export interface CubaView {
  game: 'cuba';
  seat: number | null;
  player: number;
  deciders: number[];
  stage: string;
  round: number;
  /** Cards played in this round, by all. */
  turn: number;
  start: number;
  seats: Seat[];
  market: Record<Ware, Row>;
  supply: Counts<Resource>;
  display: Record<string, { left: number; cost: Counts<Resource> }>;
  harbour: (Ship | null)[];
  sea: Ship | null;
  stack: { unknown: number[]; bottom: number[] };
  ships: Record<string, Ware[]>;
  proposals: (number | null)[];
  laws: (number | null)[];
  statutes: Statute[];
  markers: string[];
  town_hall: number;
  veto: number;
  enacted: number[];
  /** By seat: -1 for none yet, null for one that is sealed. */
  bids: (number | null)[];
  voting: number[];
  doing: { todo: number; using: number; dock: number };
}

export function asCuba(view: View): CubaView {
  return view as unknown as CubaView;
}

/** The cells of the row and the column of a cell. */
export function crossOf(cell: number): number[] {
  const row = Math.floor(cell / 4);
  const column = cell % 4;
  return Array.from({ length: 12 }, (_, i) => i).filter((i) => Math.floor(i / 4) === row || i % 4 === column);
}

/** Open fields of the cross that give a resource: in the order of the cells. */
export function fieldsOf(seat: Seat, resource: string, gives: Record<string, Resource | undefined>): number[] {
  return crossOf(seat.figure).filter((cell) => !seat.buildings[cell] && gives[seat.fields[cell] ?? ''] === resource);
}

/** The votes of the card kept for parliament, when it is known, and of the town hall. */
export function votesOf(view: CubaView, seat: number, cards: readonly string[]): number | null {
  const [card, ...more] = view.seats[seat]?.hand ?? [];
  if (!card || more.length) return null;
  return cards.indexOf(card) + 1 + (view.town_hall === seat ? 2 : 0);
}

/** The places of a ship in the order they are drawn: each with its ware, and whether it is taken. */
export function placesOf(ship: Ship, wares: readonly Ware[]): { ware: Ware; taken: boolean }[] {
  return wares.flatMap((ware) =>
    Array.from({ length: ship.wares[ware] }, (_, i) => ({ ware, taken: i < ship.cargo[ware] })),
  );
}
