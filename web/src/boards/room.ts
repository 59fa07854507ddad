/** What a game brings to the page: one board component, and how its view is read. The shell does the rest. */
import type { Component } from 'svelte';
import type { GameEvent, Message, View } from '../lib/protocol';
import type { Table } from '../lib/table.svelte';

export interface RoomProps {
  table: Table;
  /** The room there is, in CSS pixels. */
  width: number;
  /** Null when the page may scroll and the board may be as high as it likes. */
  height: number | null;
}

/** The titles that are played in a room, by name, and what each brings besides it. */
export type Titles = Record<string, { Poster: Component }>;

/** One thing worth knowing of a seat, for its panel: an icon, a number, and the words for it. */
export interface Fact {
  icon: string;
  value: string;
  text: Message;
}

/** The state in words, for people who use a screen reader. */
export interface Descriptions {
  /** What a seat has, as far as the reader may know it. */
  seat: (view: View, seat: number) => Message[];
  /** What lies there for all. */
  table: (view: View) => Message[];
}

export interface Room {
  Board: Component<RoomProps>;
  /** What the reader holds; it sticks to the lower edge. */
  Hand?: Component<RoomProps>;
  /** The hand is so wide that it lies under the side panel as well, where there is one. */
  wideHand?: boolean;
  /** Piles and supplies that belong beside the hand. */
  Stock?: Component<RoomProps>;
  /** Small pictures for facts, and for message ids that stand inside a sentence (`cartagena-symbol-rum`). */
  Icon?: Component<{ name: string }>;
  icons: ReadonlySet<string>;
  /** Seat marks: the silhouette of a seat's piece. */
  Piece?: Component<{ seat: number; size?: number }>;
  /** Targets that pass instead of doing something, besides `turn:end`, and the messages on their button. */
  passes?: Readonly<Record<string, string>>;
  /** The way to pass that the dock shows while none is open, where it is not `turn:end`. */
  pass?: string;
  /** What else there is to know of a seat, under its name where there is room for it. */
  Panel?: Component<{ table: Table; seat: number }>;
  /** The words for a thing that a choice gains or costs, where its name is none. */
  thing?: (thing: string) => Message | null;
  /** The title of the chapter of the log that begins with an event; games whose events count turns need none. */
  chapter?: (event: GameEvent) => Message | null;
  /** Whether the title of its chapter says all of an event, besides that a turn begins. */
  titled?: (event: GameEvent) => boolean;
  facts: (view: View, seat: number) => Fact[];
  descriptions: Descriptions;
  /** The seat whose turn it is, or null. */
  player: (view: View) => number | null;
  /** How many actions of a turn are done, of how many: for the dots. */
  progress: (view: View) => { done: number; of: number } | null;
  /** The view as it looks after an event: only what can be seen of it, no rules. The real view follows. */
  advance: (view: View, event: GameEvent) => View;
  /** How long an event is on the screen, in milliseconds. */
  pace: (event: GameEvent) => number;
  /** How long the page waits before it shows what another player does; a moment before each if the game does not say. */
  pause?: (event: GameEvent) => number;
  /** What an event has changed, for the marks on the board: each by its names, the exact one first. */
  marks?: (event: GameEvent, view: View) => (readonly string[])[];
  /** Events that are not worth telling: the log and the live region leave them out. */
  silent: (event: GameEvent) => boolean;
}
