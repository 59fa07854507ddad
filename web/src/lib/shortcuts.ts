/** The keys that work anywhere at a table. */
import { answer, ASKED_BY } from './asking';
import type { Table } from './table.svelte';

/** Windows that a key opens. */
export interface Windows {
  help: () => void;
  aid: () => void;
}

export function shortcuts(event: KeyboardEvent, table: Table, { help, aid }: Windows): void {
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
  else if (key === '?') help();
  else if (key === 'h') aid();
  else if (key === 'e') table.click(table.room.pass ?? 'turn:end');
  else if (key === ' ' && !table.idle) table.skip();
  else if (key === 'enter' && table.only && !(target instanceof HTMLButtonElement)) table.choose(table.only);
  else if (ASKED_BY[key]) table.speak(answer(table, ASKED_BY[key]));
  else if (/^[1-9]$/.test(key)) focusChoice(Number(key) - 1);
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
