/** Roving tabindex: a group is one tab stop, and the arrow keys move to the nearest item on the screen. */

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Spot {
  x: number;
  y: number;
}

/** The index of the nearest spot in a direction; straight ahead counts more than sideways. -1 when there is none. */
export function nearest(from: Spot, spots: readonly Spot[], [dx, dy]: [number, number]): number {
  let best = -1;
  let least = Infinity;
  spots.forEach((spot, i) => {
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    const cost = ahead + aside * 2.5;
    if (ahead > 1 && cost < least) {
      least = cost;
      best = i;
    }
  });
  return best;
}

/** An attachment for the group: `{@attach rovingTabindex('[data-target]')}`. */
export function rovingTabindex(selector: string): (group: Element) => () => void {
  return (group) => {
    const items = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>(selector)];
    let current: HTMLElement | null = null;
    let known: HTMLElement[] = [];

    const tidy = (): void => {
      const all = items();
      // What is no item any more cannot have the focus.
      for (const item of known) if (!all.includes(item)) item.removeAttribute('tabindex');
      known = all;
      if (!current || !group.contains(current)) current = all[0] ?? null;
      for (const item of all) {
        const index = item === current ? '0' : '-1';
        if (item.getAttribute('tabindex') !== index) item.setAttribute('tabindex', index);
      }
    };
    const focusin = (event: Event): void => {
      const item = (event.target as Element).closest<HTMLElement>(selector);
      if (item && item !== current) {
        current = item;
        tidy();
      }
    };
    const keydown = (event: Event): void => {
      const { key } = event as KeyboardEvent;
      const all = items();
      let next: HTMLElement | undefined;
      if (key === 'Home') next = all[0];
      else if (key === 'End') next = all.at(-1);
      else if (key in ARROWS && current) {
        const spots = all.map(middle);
        next = all[nearest(middle(current), spots, ARROWS[key] ?? [0, 0])];
      } else return;
      event.preventDefault();
      next?.focus();
    };

    tidy();
    const observer = new MutationObserver(tidy);
    observer.observe(group, { childList: true, subtree: true, attributeFilter: ['data-target'] });
    group.addEventListener('focusin', focusin);
    group.addEventListener('keydown', keydown);
    return () => {
      observer.disconnect();
      group.removeEventListener('focusin', focusin);
      group.removeEventListener('keydown', keydown);
    };
  };
}

function middle(element: Element): Spot {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
