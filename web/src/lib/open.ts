/** Opens a table: the first message names the game, its room is fetched, and from then on the table takes what comes. */
import { at } from './base';
import type { Room } from '../boards/room';
import type { FromServer, Message } from './protocol';
import { Line } from './socket';
import { Table } from './table.svelte';

export interface OpenTable {
  table: Table;
}

interface Handlers {
  ready: (opened: OpenTable) => void;
  /** The table cannot be opened; `text` is the server's own word for it, if it gave one. */
  refused: (text: Message | null) => void;
}

type RoomOf = (game: string) => Promise<Room>;

/** A table on its way. */
export interface Opening {
  /** Who is told of it, also what has happened already; to be called once. */
  tell: (handlers: Handlers) => void;
  close: () => void;
}

let ahead: { id: string; opening: Opening } | null = null;

/** Begins to open a table before there is anything to show it; `openTable` goes on with it. */
export function openAhead(id: string, roomOf: RoomOf): void {
  ahead = { id, opening: begin(id, roomOf) };
}

export function openTable(id: string, roomOf: RoomOf): Opening {
  const begun = ahead?.id === id ? ahead.opening : null;
  ahead = null;
  return begun ?? begin(id, roomOf);
}

function begin(id: string, roomOf: RoomOf): Opening {
  let tell: Opening['tell'] = () => undefined;
  const told = new Promise<Handlers>((resolve) => (tell = resolve));
  let table: Table | null = null;
  let early: FromServer[] | null = null;
  let said: Message | null = null;

  const settle = async (game: string): Promise<void> => {
    const room = await roomOf(game);
    table = new Table(room, () => line);
    for (const message of early ?? []) table.receive(message);
    table.setStatus('open');
    const opened = { table };
    void told.then(({ ready }) => ready(opened));
  };

  const line = new Line(at(`/api/tables/${id}/socket`), {
    hello: () => table?.hello() ?? { kind: 'hello', version: null },
    message: (message) => {
      if (table) table.receive(message);
      else if (early) early.push(message);
      else {
        if (message.kind === 'error') said = message.text;
        if (message.kind !== 'table') return;
        early = [message];
        void settle(message.game);
      }
    },
    status: (status) => {
      if (status === 'refused') void told.then(({ refused }) => refused(said));
      table?.setStatus(status);
    },
  });

  return {
    tell,
    close: () => {
      line.close();
      table?.close();
    },
  };
}
