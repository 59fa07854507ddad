/** Things that stay on the board but change places glide there. */
import { untrack } from 'svelte';
import { boxIn } from '../lib/scale';
import { settings } from '../lib/settings.svelte';

/** Marks what glides; its nearest change of place is shown. */
const GLIDES = '[data-glide]';

/**
 * Whenever `order` becomes another one, what carries `data-glide` within the root glides from where it was.
 *
 * All boxes are read at once before the page changes, and once more with the picture that shows the change: to read
 * one, move it and read the next would make the browser arrange the page again for each. To be called by the component
 * that everything stands in, so that it sees the page before any part of it has changed.
 */
export function glide(root: () => Element | undefined, order: () => string, duration: () => number): void {
  $effect.pre(() => {
    order();
    untrack(() => {
      const time = duration() * settings.tempo;
      if (!time || document.hidden) return;
      const things = [...(root()?.querySelectorAll(GLIDES) ?? [])];
      const before = things.map(boxIn);
      if (things.length) requestAnimationFrame(() => set(things, before, time));
    });
  });
}

function set(things: Element[], before: DOMRect[], duration: number): void {
  const after = things.map(boxIn);
  things.forEach((thing, i) => {
    const from = before[i] as DOMRect;
    const to = after[i] as DOMRect;
    const same = from.x === to.x && from.y === to.y && from.width === to.width && from.height === to.height;
    if (same || !thing.isConnected || !to.width || !to.height) return;
    const size = `scale(${String(from.width / to.width)}, ${String(from.height / to.height)})`;
    const start = `translate(${String(from.x - to.x)}px, ${String(from.y - to.y)}px) ${size}`;
    thing.animate(
      [
        { transform: start, transformOrigin: '0 0' },
        { transform: 'none', transformOrigin: '0 0' },
      ],
      { duration, easing: 'cubic-bezier(0.33, 1, 0.68, 1)' },
    );
  });
}
