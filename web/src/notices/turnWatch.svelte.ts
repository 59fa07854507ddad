/** Watches the slow games of this person while a page is open: title, badge, and a notice when a turn comes. */
import { untrack } from 'svelte';
import { displayName, formatList, t } from '../lib/language.svelte';
import { person } from '../lib/person.svelte';
import type { Me, TableSummary } from '../lib/protocol';
import { router } from '../lib/router.svelte';
import { browserNotices, showNotice } from './browserNotices';

/** Milliseconds between two looks, also while the page lies in the background. */
const INTERVAL = 20_000;
const COUNTED = /^\(\d+\) /;

/** The slow games in which it is this person's turn. */
export function openTurns(me: Me): TableSummary[] {
  return me.tables.filter((table) => table.slow && table.waiting && !table.over);
}

/** A title with the number of turns before it; none for none. */
export function countedTitle(title: string, count: number): string {
  const bare = title.replace(COUNTED, '');
  return count ? `(${String(count)}) ${bare}` : bare;
}

class TurnWatch {
  /** The tables that have waited for this person at the last look; null before the first. */
  #known: Set<string> | null = null;
  #count = 0;

  follow(me: Me): void {
    const open = openTurns(me);
    this.#count = open.filter((table) => !isInFront(table.id)).length;
    this.title();
    void this.#showBadge(open.length);
    const fresh = open.filter((table) => this.#known?.has(table.id) === false);
    this.#known = new Set(open.map((table) => table.id));
    if (browserNotices.audible) for (const table of fresh) if (!isInFront(table.id)) void tell(table);
  }

  title(): void {
    const wanted = countedTitle(document.title, this.#count);
    if (document.title !== wanted) document.title = wanted;
  }

  async #showBadge(count: number): Promise<void> {
    const { setAppBadge, clearAppBadge } = navigator as Partial<Navigator>;
    await (count ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator))?.catch(() => undefined);
  }
}

function isInFront(table: string): boolean {
  return !document.hidden && router.route.page === 'table' && router.route.id === table;
}

async function tell(table: TableSummary): Promise<void> {
  const names = table.opponents.filter((name) => name !== null).map(displayName);
  const args = { game: t(`${table.game}-name`), opponents: formatList(names) };
  const path = `/table/${table.id}`;
  await showNotice(t('server-notice-turn', args), t('server-notice-turn-text', args), path, table.id);
}

/** Starts watching, for as long as the page is open. */
export function watchTurns(): void {
  const watch = new TurnWatch();
  $effect.root(() => {
    $effect(() => {
      void router.route;
      const { me } = person;
      if (me) untrack(() => watch.follow(me));
    });
  });
  const title = document.querySelector('title');
  // Each page sets its own title.
  if (title) new MutationObserver(() => watch.title()).observe(title, { childList: true });
  const look = (): void => {
    const playing = !person.me || person.me.tables.some((table) => table.slow && !table.over);
    if (playing) person.load().catch(() => undefined);
  };
  setInterval(look, INTERVAL);
  if (!person.me) person.load().catch(() => undefined);
}
