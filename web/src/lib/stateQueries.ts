/** Answers a screen reader user can ask for by key: my things, the table, the other seats, my choices, the last turn. */
import { chapters } from './chapters';
import { treeOf } from './choiceTree';
import { message, type Message } from './protocol';
import type { Table } from './table.svelte';

export const QUERIES = ['own', 'table', 'others', 'choices', 'last'] as const;
export type Query = (typeof QUERIES)[number];

/** The key of each query. */
export const QUERY_KEYS: Readonly<Record<string, Query>> = {
  g: 'own',
  t: 'table',
  o: 'others',
  c: 'choices',
  l: 'last',
};

export function describeState(table: Table, query: Query): Message[] {
  const { shown: view, room, reader } = table;
  if (!view) return [];
  switch (query) {
    case 'own':
      return reader.seat === null ? [message('page-watching')] : room.descriptions.seat(view, reader.seat);
    case 'table':
      return room.descriptions.table(view);
    case 'others':
      return reader.names.flatMap((_, seat) =>
        seat === reader.seat ? [] : [message('page-ask-seat', { seat }), ...room.descriptions.seat(view, seat)],
      );
    case 'choices':
      return choices(table);
    case 'last':
      return lastTurn(table);
  }
}

/** The entries of the list of choices, as it shows them: many choices are a few groups. */
function choices({ state, choices: all, left, picked }: Table): Message[] {
  const prompt = state && !state.over ? [state.prompt] : [];
  if (!state || !left.length) return [...prompt, message(state?.over ? 'page-choices-over' : 'page-choices-none')];
  const entries = treeOf(state, all, picked).flatMap((entry) =>
    entry.kind === 'group' ? [entry.name, message('page-ask-count', { count: entry.count })] : [entry.choice.text],
  );
  return [...prompt, message('page-ask-count', { count: left.length }), ...entries];
}

/** What happened in the last turn in which something did. */
function lastTurn({ log, room }: Table): Message[] {
  const last = chapters(log, room).findLast((chapter) => chapter.events.length);
  return last?.events.flatMap((event) => event.text ?? []) ?? [message('page-log-empty')];
}
