/** The keys that work anywhere at a table. */
import type { Table } from './table.svelte';

export function shortcuts(event: KeyboardEvent, table: Table, help: () => void): void {
  if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
  const { target } = event;
  if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return;
  const command = event.ctrlKey || event.metaKey;
  const key = event.key.toLowerCase();

  let done = true;
  if (command && key === 'z' && !event.shiftKey) table.undo();
  else if (command && (key === 'y' || (key === 'z' && event.shiftKey))) table.redo();
  else if (command || event.altKey) done = false;
  else if (key === 'escape') table.clear();
  else if (key === '?') help();
  else if (key === 'e') table.click(table.room.pass ?? 'turn:end');
  else if (key === ' ' && !table.idle) table.skip();
  else if (key === 'enter' && table.only && !(target instanceof HTMLButtonElement)) table.choose(table.only);
  else if (/^[1-9]$/.test(key)) focusChoice(Number(key) - 1);
  else done = false;
  if (done) event.preventDefault();
}

/** A digit goes to that choice in the list, which shows what it would do; Enter then takes it. */
function focusChoice(index: number): void {
  document.querySelector<HTMLElement>(`[data-choice="${String(index)}"]`)?.focus();
}
