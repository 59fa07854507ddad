/** Where a replay comes from: a table of the server, or a record that was read from a file. */
import type { RecordReplay, Replay, StateMessage, TableMessage } from '../lib/protocol';

export interface ReplayIndex extends Pick<Replay, 'table' | 'steps'> {
  /** Whether the game is over: then it can be looked at from every seat. */
  finished: boolean;
}

export interface Source {
  index: () => Promise<ReplayIndex>;
  /** The position after `n` decisions, as a seat may see it (null: as the reader may). */
  position: (n: number, seat: number | null) => Promise<StateMessage>;
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
    resigned: bots.map(() => false),
    watchers: 0,
    pace: { kind: 'none' },
    timeout: 'bot',
    private: true,
    rated: false,
    from_position: false,
    custom_data: false,
    pack: null,
    auto_start: false,
    host: null,
    start_in: null,
    welcome: false,
    patience: null,
    rules_version: '',
    commitment: '',
    seed: null,
    link: '',
    rematch: null,
  };
  return { table, steps, finished: true };
}
