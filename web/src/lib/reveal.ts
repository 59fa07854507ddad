/** After a pick the page scrolls to what can be picked next, when none of it is in sight. */
import { settings } from './settings.svelte';

/** Places of a box that are looked at: its middle, and around it. */
const SPOTS = [0.5, 0.2, 0.8];

/** Whether somebody sees the thing: it is in the window, and nothing lies on all of it. */
export function inSight(thing: Element): boolean {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return SPOTS.some((down) =>
    SPOTS.some((across) => {
      const found = document.elementFromPoint(left + width * across, top + height * down);
      return found !== null && (thing.contains(found) || found.contains(thing));
    }),
  );
}

/** Scrolls to the first of what glows, with the next picture; who writes is not taken away from it. */
export function revealLit(root: HTMLElement, lit: ReadonlySet<string>): () => void {
  const picture = requestAnimationFrame(() => {
    if (document.activeElement?.matches('input, textarea')) return;
    const things = [...root.querySelectorAll<HTMLElement>('[data-target]:not([inert] *)')].filter(
      ({ dataset }) => dataset.target !== undefined && lit.has(dataset.target),
    );
    const shown = things.filter((thing) => thing.checkVisibility());
    if (shown.some(inSight)) return;
    shown[0]?.scrollIntoView({
      block: 'center',
      inline: 'nearest',
      behavior: settings.moving ? 'smooth' : 'auto',
    });
  });
  return () => cancelAnimationFrame(picture);
}
