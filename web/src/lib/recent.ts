/** Marks on the board for what others have changed since the reader's last decision. */
import type { Table } from './table.svelte';

/** The first thing on the page that goes by one of these names, as a place or as a target. */
function find(root: HTMLElement, names: readonly string[]): Element | null {
  for (const name of names)
    for (const thing of root.querySelectorAll(`:is([data-place~="${name}"], [data-target="${name}"]):not([inert] *)`))
      if (thing.checkVisibility()) return thing;
  return null;
}

/** Puts `data-recent` on what has changed, with the next picture, and takes it off everything else. */
export function markRecent(root: HTMLElement, table: Table): () => void {
  const { others } = table.steps;
  const view = table.shown;
  const picture = requestAnimationFrame(() => {
    const places = view ? others.flatMap((event) => table.room.marks?.(event, view) ?? []) : [];
    const fresh = new Set(places.map((names) => find(root, names)));
    for (const thing of root.querySelectorAll('[data-recent]'))
      if (!fresh.has(thing)) thing.removeAttribute('data-recent');
    for (const thing of fresh) thing?.setAttribute('data-recent', '');
  });
  return () => cancelAnimationFrame(picture);
}
