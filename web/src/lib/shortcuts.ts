/** The keys that work anywhere at a table. */
import { describeState, QUERY_KEYS } from './stateQueries';
import type { Table } from './table.svelte';

/** Windows that a key opens. */
export interface Windows {
  help: () => void;
  aid: () => void;
  learn: () => void;
  /** The next step of a hint. */
  hint: () => void;
}

export function shortcuts(event: KeyboardEvent, table: Table, { help, aid, learn, hint }: Windows): void {
  if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
  const { target } = event;
  if (typing(target)) return;
  const command = event.ctrlKey || event.metaKey;
  const key = event.key.toLowerCase();

  let done = true;
  if (command && key === 'z' && !event.shiftKey) table.undo();
  else if (command && (key === 'y' || (key === 'z' && event.shiftKey))) table.redo();
  else if (command || event.altKey) done = false;
  else if (key === 'escape') table.clear();
  else if (key === '?') aid();
  else if (key === 'h') learn();
  else if (key === 'k') help();
  else if (key === 'i') hint();
  else if (key === 'e') table.click(table.room.pass ?? 'turn:end');
  else if (key === ' ' && !table.idle) table.skip();
  else if (key === 'enter' && table.only && !(target instanceof HTMLButtonElement)) table.choose(table.only);
  else if (QUERY_KEYS[key]) table.speak(describeState(table, QUERY_KEYS[key]), true);
  else if (/^[1-9]$/.test(key)) focusChoice(Number(key) - 1);
  else if (key === '/') document.querySelector<HTMLElement>('[data-testid=filter]')?.focus();
  else done = false;
  if (done) event.preventDefault();
}

function typing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement
  );
}

/** A digit goes to that choice in the list, which shows what it would do; Enter then takes it. */
function focusChoice(index: number): void {
  document.querySelector<HTMLElement>(`[data-choice="${String(index)}"]`)?.focus();
}
