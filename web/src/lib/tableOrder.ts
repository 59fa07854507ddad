/** The order in which somebody's tables are listed, and the next one to go to. */
import type { Me, TableSummary } from './protocol';

/** Whether it is this person's turn there. */
export function isMyTurn(table: TableSummary): boolean {
  return table.waiting && !table.over;
}

/** The tables that go on, those that wait for this person first; and those that are finished. */
export function sortTables(tables: readonly TableSummary[]): { running: TableSummary[]; finished: TableSummary[] } {
  const running = tables.filter((table) => !table.over && table.status !== 'closed');
  return {
    running: [...running.filter(isMyTurn), ...running.filter((table) => !isMyTurn(table))],
    finished: tables.filter((table) => table.over),
  };
}

/** Another table where it is this person's turn: the one the server names, unless that is where they are. */
export function nextTable(me: Me | null, here: string): string | null {
  if (!me) return null;
  if (me.next !== null && me.next !== here) return me.next;
  return me.tables.find((table) => isMyTurn(table) && table.id !== here)?.id ?? null;
}
