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

/** Before the start, in play, finished, or given up before it began. */
export type Status = 'waiting' | 'playing' | 'over' | 'closed';

export interface TableSummary {
  id: string;
  game: string;
  players: number;
  status: Status;
  waiting: boolean;
  over: boolean;
  started: string | number | null;
  /** The names of the others. */
  opponents: string[];
  /** The names of those who won; null while it is played, or where that is not known. */
  winners: string[] | null;
  /** Whether the reader is one of them. */
  won: boolean;
  deadline: string | number | null;
  hotseat: boolean;
}

export interface Me {
  /** What everybody may know this person by. */
  id: string;
  name: string;
  /** The name to sign in with; null for a guest. */
  account: string | null;
  tables: TableSummary[];
  /** The next table where it is this person's turn. */
  next: string | null;
}

export type Pace =
  | { kind: 'none' }
  | { kind: 'move'; seconds: number }
  | { kind: 'clock'; base: number; increment: number }
  | { kind: 'days'; days: number };

/** Who is to sit in a seat: the maker of the table (or somebody beside them), anybody with the link, or a bot. */
export type SeatPlan = { kind: 'me'; name?: string } | { kind: 'open' } | { kind: 'bot'; bot: string };

export interface NewTable {
  game: string;
  players: number;
  options: Record<string, OptionValue>;
  seats: SeatPlan[];
  pace?: Pace;
  private?: boolean;
  rated?: boolean;
  /** A data pack of one's own. */
  pack?: string;
  /** A record to go on from, after `at` of its decisions. */
  record?: unknown;
  at?: number;
}

export type SeatKind = 'person' | 'bot' | 'open';

/** A table that waits for people, or that can be watched. */
export interface OpenTable {
  id: string;
  game: string;
  players: number;
  options: Record<string, OptionValue>;
  seats: { name: string | null; kind: SeatKind; bot: string | null }[];
  pace: Pace;
  rated: boolean;
  created: string | number;
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
  /** How many decisions had been taken: the position in the replay. */
  n: number;
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
  status: Status;
  /** Whether the reader made this table. */
  owner: boolean;
  /** The seat the reader looks from; null for a spectator. */
  seat: number | null;
  /** All seats of the reader: several at one screen. */
  mine: number[];
  names: string[];
  bots: (string | null)[];
  kinds: SeatKind[];
  present: boolean[];
  /** Where a bot plays for a person now. */
  replaced: boolean[];
  watchers: number;
  pace: Pace;
  private: boolean;
  rated: boolean;
  rules_version: string | number;
  commitment: string;
  link: string;
  /** The table of the next game, once somebody wants it. */
  rematch: string | null;
}

/** A choice that several make at once and nobody sees before all have made it. */
export interface Sealed {
  /** The reader's own choice, if it is in. */
  mine: number[] | null;
  in: number[];
}

export interface Clock {
  /** Milliseconds left, by seat. */
  seats: number[];
  running: number[];
  /** The server's time when this was said. */
  at: number;
  due: number | null;
}

/** Somebody asks the others to take a choice back. */
export interface UndoRequest {
  by: number;
  agreed: number[];
  needed: number[];
  /** What would be un-seen. */
  unseen: Message[];
}

export interface ChatLine {
  id: number;
  /** Who said it: the id that everybody may know them by. */
  by: string;
  name: string;
  seat: number | null;
  text: string;
  time: string | number;
}

export interface StateMessage {
  kind: 'state';
  version: number;
  view: View;
  choices: Choice[];
  prompt: Message;
  events: GameEvent[];
  from: number;
  /** The version of the last undo, and the seat that took a choice back then. */
  rewritten: number;
  rewritten_by: number | null;
  can_undo: boolean;
  /** Whether a choice can be taken back if the others agree. */
  can_ask_undo: boolean;
  can_redo: boolean;
  over: Over | null;
  /** The seats that owe a decision. */
  deciders: number[];
  sealed: Sealed | null;
  clock: Clock | null;
  undo: UndoRequest | null;
}

export type FromServer =
  | TableMessage
  | StateMessage
  | { kind: 'accepted'; move_id: string; version: number }
  | { kind: 'refused'; move_id: string; reason: Reason }
  | { kind: 'reason'; ask: number; reason: Reason | null }
  | { kind: 'error'; text: Message; faults: Fault[] }
  | { kind: 'chat'; room: string; messages: ChatLine[] }
  | { kind: 'presence'; present: boolean[]; watchers: number }
  | { kind: 'pong' };

export type FromPage =
  | { kind: 'hello'; version: number | null; seat?: number }
  | { kind: 'sit'; seat: number }
  | { kind: 'choose'; move_id: string; version: number; actions: number[] }
  | { kind: 'undo' | 'redo' | 'restart' | 'unseal' | 'ask_undo' | 'resign'; move_id: string; version: number }
  | { kind: 'answer_undo'; move_id: string; version: number; agree: boolean }
  | { kind: 'leave' | 'back'; move_id: string }
  | { kind: 'chat'; text: string }
  | { kind: 'why_not'; ask: number; targets: string[] }
  | { kind: 'ping' };

/** A message without arguments, or with plain ones: the page's own sentences. */
export function message(id: string, args: Record<string, Argument> = {}): Message {
  return { id, args };
}
