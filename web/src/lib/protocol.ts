/** What the server and the page say to each other: the types of docs/protocol.md. */

export type Argument = string | number | Message;

/** A sentence as data: a Fluent id and its arguments. */
export interface Message {
  id: string;
  args: Record<string, Argument>;
}

export interface Option {
  name: string;
  /** Named values; with `low` and `high`, whole numbers too. */
  values: string[];
  default: string | number;
  low: number | null;
  high: number | null;
  /** The numbers are the seats of the table. */
  seats?: boolean;
}

export type OptionValue = Option['default'];

export interface GameInfo {
  name: string;
  players: [least: number, most: number];
  options: Option[];
  rules_version: string | number;
  built: boolean;
  /** The bots that play it, the weakest first. */
  bots: string[];
}

export interface TableSummary {
  id: string;
  game: string;
  players: number;
  waiting: boolean;
  over: boolean;
  started: string | number | null;
}

export interface Me {
  name: string;
  tables: TableSummary[];
}

export interface NewTable {
  game: string;
  players: number;
  options: Record<string, OptionValue>;
  bots: string[];
}

export interface Fault {
  path: string;
  text: Message;
}

export interface Effect {
  thing: string;
  change: number;
  place: string;
}

export interface Choice {
  actions: number[];
  verb: string;
  args: Record<string, unknown>;
  targets: string[];
  effects: Effect[];
  rule: string;
  text: Message;
}

export interface GameEvent {
  kind: string;
  text: Message | null;
  turn: number;
  seat?: number | null;
  [field: string]: unknown;
}

export interface Reason {
  text: Message;
  rule: string;
}

export interface Over {
  winners: number[];
  ending: Message;
  scores: Record<string, number>[];
  returns: number[];
}

export type View = Record<string, unknown>;

export interface TableMessage {
  kind: 'table';
  id: string;
  game: string;
  options: Record<string, OptionValue>;
  players: number;
  seat: number | null;
  names: string[];
  bots: (string | null)[];
  rules_version: string | number;
  commitment: string;
}

export interface StateMessage {
  kind: 'state';
  version: number;
  view: View;
  choices: Choice[];
  prompt: Message;
  events: GameEvent[];
  from: number;
  can_undo: boolean;
  can_redo: boolean;
  over: Over | null;
}

export type FromServer =
  | TableMessage
  | StateMessage
  | { kind: 'accepted'; move_id: string; version: number }
  | { kind: 'refused'; move_id: string; reason: Reason }
  | { kind: 'reason'; ask: number; reason: Reason | null }
  | { kind: 'error'; text: Message; faults: Fault[] }
  | { kind: 'pong' };

export type FromPage =
  | { kind: 'hello'; version: number | null }
  | { kind: 'choose'; move_id: string; version: number; actions: number[] }
  | { kind: 'undo' | 'redo'; move_id: string; version: number }
  | { kind: 'why_not'; ask: number; targets: string[] }
  | { kind: 'ping' };

/** A message without arguments, or with plain ones: the page's own sentences. */
export function message(id: string, args: Record<string, Argument> = {}): Message {
  return { id, args };
}
