/** Open a table: the first message names the game, its board is fetched, then the table receives the messages. */
import { withBase } from './base';
import type { Room } from '../boards/room';
import { greeting } from './patches';
import type { ServerMessage, Message } from './protocol';
import { TableSocket } from './socket';
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

/** A table that is being opened. */
export interface Opening {
  /** Set the handlers, which are also called for what has happened already; call it once. */
  listen: (handlers: Handlers) => void;
  close: () => void;
}

let preloaded: { id: string; opening: Opening } | null = null;

/** Connect to a table before the page component is loaded; `openTable` continues with this connection. */
export function preloadTable(id: string, roomOf: RoomOf): void {
  preloaded = { id, opening: begin(id, roomOf) };
}

export function openTable(id: string, roomOf: RoomOf): Opening {
  const begun = preloaded?.id === id ? preloaded.opening : null;
  preloaded = null;
  return begun ?? begin(id, roomOf);
}

function begin(id: string, roomOf: RoomOf): Opening {
  let listen: Opening['listen'] = () => undefined;
  const handlers = new Promise<Handlers>((resolve) => (listen = resolve));
  let table: Table | null = null;
  let early: ServerMessage[] | null = null;
  let error: Message | null = null;

  const createTable = async (game: string): Promise<void> => {
    const room = await roomOf(game);
    table = new Table(room, () => socket);
    for (const message of early ?? []) table.receive(message);
    table.takeUp();
    table.setStatus('open');
    const opened = { table };
    void handlers.then(({ ready }) => ready(opened));
  };

  const socket = new TableSocket(withBase(`/api/tables/${id}/socket`), {
    hello: () => table?.hello() ?? greeting(null),
    message: (message) => {
      if (table) table.receive(message);
      else if (early) early.push(message);
      else {
        if (message.kind === 'error') error = message.text;
        if (message.kind !== 'table') return;
        early = [message];
        void createTable(message.game);
      }
    },
    status: (status) => {
      if (status === 'refused') void handlers.then(({ refused }) => refused(error));
      table?.setStatus(status);
    },
  });

  return {
    listen,
    close: () => {
      socket.close();
      table?.close();
    },
  };
}
