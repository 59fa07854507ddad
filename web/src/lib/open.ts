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

export function openTable(
  id: string,
  roomOf: (game: string) => Promise<Room>,
  handlers: Handlers,
): { close: () => void } {
  let table: Table | null = null;
  let early: FromServer[] | null = null;
  let said: Message | null = null;

  const settle = async (game: string): Promise<void> => {
    const room = await roomOf(game);
    table = new Table(room, () => line);
    for (const message of early ?? []) table.receive(message);
    table.setStatus('open');
    handlers.ready({ table });
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
      if (status === 'refused') handlers.refused(said);
      table?.setStatus(status);
    },
  });

  return {
    close: () => {
      line.close();
      table?.close();
    },
  };
}
