/** Notices of this browser, while a page of Caribe is open: whether they are wanted, and showing one. */
import { withBase } from '../lib/base';
import { router } from '../lib/router.svelte';
import type { QuietHours } from '../lib/protocol';

const KEY = 'caribe-notices';

interface Kept {
  on: boolean;
  /** What the person has set on the server: it holds for what this page shows, too. */
  quiet: QuietHours | null;
}

function load(): Kept {
  try {
    return { on: false, quiet: null, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return { on: false, quiet: null };
  }
}

function keep(change: Partial<Kept>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...load(), ...change }));
  } catch {
    // Storage is full or forbidden: nothing is shown in this browser.
  }
}

/** Whether a minute of the day lies in the quiet hours, which may go past midnight. */
export function isQuiet(quiet: QuietHours | null, minute: number): boolean {
  if (!quiet || quiet.begin === quiet.end) return false;
  const day = 24 * 60;
  return (minute - quiet.begin + day) % day < (quiet.end - quiet.begin + day) % day;
}

export const browserNotices = {
  get possible(): boolean {
    return 'Notification' in window;
  },
  get denied(): boolean {
    return this.possible && Notification.permission === 'denied';
  },
  get on(): boolean {
    return this.possible && Notification.permission === 'granted' && load().on;
  },
  /** Turns them on, if the person allows it; whether they are on. */
  async turnOn(): Promise<boolean> {
    const granted = (await Notification.requestPermission()) === 'granted';
    keep({ on: granted });
    return granted;
  },
  turnOff(): void {
    keep({ on: false });
  },
  setQuiet(quiet: QuietHours | null): void {
    keep({ quiet });
  },
  /** Whether one may be shown now. */
  get audible(): boolean {
    const now = new Date();
    return this.on && !isQuiet(load().quiet, now.getHours() * 60 + now.getMinutes());
  },
};

/** Shows a notice that leads to a place of this page. A phone shows only those of the service worker. */
export async function showNotice(title: string, body: string, path: string, tag: string): Promise<void> {
  const data = new URL(withBase(path), location.href).href;
  const how = { body, tag, data, icon: withBase('/icon-192.png'), badge: withBase('/badge.png') };
  const worker = await navigator.serviceWorker?.getRegistration(withBase('/'));
  if (worker?.active) {
    await worker.showNotification(title, how);
    return;
  }
  new Notification(title, how).onclick = () => {
    window.focus();
    router.go(path);
  };
}
