/** The state in words, for who asks for it instead of looking: what is mine, the table, the others, what I can do, the last turn. */
import { chapters } from './chapters';
import { message, type Message } from './protocol';
import type { Table } from './table.svelte';

export const QUESTIONS = ['own', 'table', 'others', 'choices', 'last'] as const;
export type Question = (typeof QUESTIONS)[number];

/** The key of each question. */
export const ASKED_BY: Readonly<Record<string, Question>> = {
  g: 'own',
  t: 'table',
  o: 'others',
  c: 'choices',
  l: 'last',
};

export function answer(table: Table, question: Question): Message[] {
  const { shown: view, room, reader } = table;
  if (!view) return [];
  switch (question) {
    case 'own':
      return reader.seat === null ? [message('page-watching')] : room.telling.seat(view, reader.seat);
    case 'table':
      return room.telling.table(view);
    case 'others':
      return reader.names.flatMap((_, seat) =>
        seat === reader.seat ? [] : [message('page-ask-seat', { seat }), ...room.telling.seat(view, seat)],
      );
    case 'choices':
      return choices(table);
    case 'last':
      return lastTurn(table);
  }
}

function choices({ state, left }: Table): Message[] {
  const prompt = state && !state.over ? [state.prompt] : [];
  if (!left.length) return [...prompt, message(state?.over ? 'page-choices-over' : 'page-choices-none')];
  return [...prompt, message('page-ask-count', { count: left.length }), ...left.map((choice) => choice.text)];
}

/** What happened in the last turn in which something did. */
function lastTurn({ log, room }: Table): Message[] {
  const last = chapters(log, room).findLast((chapter) => chapter.events.length);
  return last?.events.flatMap((event) => event.text ?? []) ?? [message('page-log-empty')];
}
