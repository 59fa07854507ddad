/** Which of somebody's tables to show first, and where to go next. */
import type { Me, TableSummary } from './protocol';

/** Whether it is this person's turn there. */
export function waits(table: TableSummary): boolean {
  return table.waiting && !table.over;
}

/** The tables that go on, those that wait for this person first; and those that are finished. */
export function sorted(tables: readonly TableSummary[]): { running: TableSummary[]; finished: TableSummary[] } {
  const running = tables.filter((table) => !table.over && table.status !== 'closed');
  return {
    running: [...running.filter(waits), ...running.filter((table) => !waits(table))],
    finished: tables.filter((table) => table.over),
  };
}

/** Another table where it is this person's turn: the one the server names, unless that is where they are. */
export function nextTable(me: Me | null, here: string): string | null {
  if (!me) return null;
  if (me.next !== null && me.next !== here) return me.next;
  return me.tables.find((table) => waits(table) && table.id !== here)?.id ?? null;
}
