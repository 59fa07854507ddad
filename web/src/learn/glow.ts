/** Rings around what a step is about, and the page scrolled so that nothing lies on it. */
import { inSight } from '../lib/reveal';
import { settings } from '../lib/settings.svelte';

const MARK = 'data-coach';

function things(root: ParentNode, name: string): HTMLElement[] {
  const found = root.querySelectorAll<HTMLElement>(
    `:is([data-place~="${name}"], [data-target="${name}"], [data-part="${name}"], [data-testid="${name}"]):not([inert] *)`,
  );
  return [...found].filter((thing) => thing.checkVisibility());
}

/** Puts a ring around the first thing of each name; returns the names that nothing on the page has. */
export function ring(root: ParentNode, names: readonly string[]): string[] {
  const found = new Map(names.map((name) => [name, things(root, name)[0]]));
  const ringed = new Set([...found.values()]);
  for (const thing of root.querySelectorAll<HTMLElement>(`[${MARK}]`))
    if (!ringed.has(thing)) thing.removeAttribute(MARK);
  for (const thing of ringed) thing?.setAttribute(MARK, '');
  return names.filter((name) => !found.get(name));
}

/** Keeps the rings on while the page changes; `missing` is told which names nothing has. Returns how to stop. */
export function keepRinged(
  root: HTMLElement,
  names: readonly string[],
  missing: (names: string[]) => void,
): () => void {
  let picture = 0;
  const draw = (): void => {
    cancelAnimationFrame(picture);
    picture = requestAnimationFrame(() => missing(ring(root, names)));
  };
  const observer = new MutationObserver(draw);
  observer.observe(root, { childList: true, subtree: true });
  draw();
  return () => {
    observer.disconnect();
    cancelAnimationFrame(picture);
    ring(root, []);
  };
}

/** Scrolls until all that glows lies between the sentence above and the coach below, or the first of it if that is too much. */
export function revealGlow(root: HTMLElement, lit: ReadonlySet<string>): void {
  const glowing = [...root.querySelectorAll<HTMLElement>(`[data-target], [${MARK}]`)].filter(
    (thing) => thing.hasAttribute(MARK) || lit.has(thing.dataset.target ?? ''),
  );
  const shown = glowing.filter((thing) => thing.checkVisibility());
  const hidden = shown.filter((thing) => !inSight(thing));
  if (!hidden.length) return;
  const thing = shown.length === hidden.length ? shown[0] : hidden[0];
  thing?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: settings.moving ? 'smooth' : 'auto' });
}

/** The first thing on the page that glows and can have the focus. */
export function firstLit(root: HTMLElement, lit: ReadonlySet<string>): HTMLElement | null {
  for (const thing of root.querySelectorAll<HTMLElement>('[data-target]:not([inert] *)'))
    if (lit.has(thing.dataset.target ?? '') && thing.checkVisibility()) return thing;
  return null;
}
