/** Where a replay comes from: a table of the server, or a record that was read from a file. */
import type { Message, OptionValue, StateMessage, TableMessage } from '../lib/protocol';
import type { ReplayStep } from './stepping';

export interface Step extends ReplayStep {
  text: Message | null;
}

export interface ReplayIndex {
  table: TableMessage;
  steps: Step[];
  /** Whether the game is over: then it can be looked at from every seat. */
  over: unknown;
}

export interface Source {
  index: () => Promise<ReplayIndex>;
  /** The position after `n` decisions, as a seat may see it (null: as the reader may). */
  position: (n: number, seat: number | null) => Promise<StateMessage>;
}

/** What the server says of a record. */
export interface RecordReplay {
  game: string;
  players: number;
  options: Record<string, OptionValue>;
  names: string[];
  bots: (string | null)[];
  steps: Step[];
  state: StateMessage;
}

/** A record as if it were a finished table that nobody sits at. */
export function replayOf({ game, players, options, names, bots, steps }: RecordReplay): ReplayIndex {
  const table: TableMessage = {
    kind: 'table',
    id: '',
    game,
    options,
    players,
    status: 'over',
    owner: false,
    seat: null,
    mine: [],
    names,
    bots,
    kinds: bots.map((bot) => (bot === null ? 'person' : 'bot')),
    present: bots.map(() => true),
    replaced: bots.map(() => false),
    watchers: 0,
    pace: { kind: 'none' },
    private: true,
    rated: false,
    rules_version: '',
    commitment: '',
    link: '',
    rematch: null,
  };
  return { table, steps, over: true };
}
