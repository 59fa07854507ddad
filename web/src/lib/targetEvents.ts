/**
 * Input events of targets: clicks, keys, hovering and long presses on everything that carries `data-target`.
 *
 * Boards only put the attribute on what they draw; they need no handlers of their own.
 */
import type { Table } from './table.svelte';

const LONG_PRESS = 380;

function targetOf(event: Event): string | null {
  if (!(event.target instanceof Element)) return null;
  return event.target.closest<HTMLElement>('[data-target]')?.dataset.target ?? null;
}

export function listenForTargets(table: Table): (root: HTMLElement) => () => void {
  return (root) => {
    let press: ReturnType<typeof setTimeout> | undefined;
    let swallow = false;

    const click = (event: Event): void => {
      const target = targetOf(event);
      if (swallow) {
        swallow = false;
        return;
      }
      if (target) table.click(target);
      // Who steps through what happened stays there.
      else if (!table.idle && !(event.target as Element).closest('[data-steps]')) table.skip();
    };
    const keydown = (event: KeyboardEvent): void => {
      const target = targetOf(event);
      if (!target || (event.key !== 'Enter' && event.key !== ' ')) return;
      event.preventDefault();
      event.stopPropagation();
      table.click(target);
    };
    const hover = (event: Event): void => {
      if (event instanceof PointerEvent && event.pointerType !== 'mouse') return;
      // A tap gives the focus too; only who moves by keyboard wants to see what it would do.
      if (event.type === 'focusin' && !(event.target as Element).matches(':focus-visible')) return;
      const target = targetOf(event);
      queueMicrotask(() => (table.hovered = target));
    };
    const leave = (): void => {
      // Later: what had the focus may be leaving the page at this very moment.
      queueMicrotask(() => (table.hovered = null));
    };
    const down = (event: PointerEvent): void => {
      swallow = false;
      const target = targetOf(event);
      if (event.pointerType === 'mouse' || !target) return;
      clearTimeout(press);
      press = setTimeout(() => {
        swallow = true;
        table.hovered = target;
      }, LONG_PRESS);
    };
    const up = (): void => {
      clearTimeout(press);
      if (swallow) table.hovered = null;
    };
    const menu = (event: Event): void => {
      if (swallow) event.preventDefault();
    };

    const stop = new AbortController();
    const options = { signal: stop.signal };
    root.addEventListener('click', click, options);
    root.addEventListener('keydown', keydown, options);
    root.addEventListener('pointerover', hover, options);
    root.addEventListener('pointerleave', leave, options);
    root.addEventListener('focusin', hover, options);
    root.addEventListener('focusout', leave, options);
    root.addEventListener('pointerdown', down, options);
    root.addEventListener('pointerup', up, options);
    root.addEventListener('pointercancel', up, options);
    root.addEventListener('contextmenu', menu, options);
    return () => {
      clearTimeout(press);
      stop.abort();
    };
  };
}
