/**
 * The service worker: it opens the page without a connection, and shows what is pushed.
 *
 * `tools/serviceWorker.ts` writes it to `sw.js`, with the build's hash and the files that the page itself needs. Of the API
 * only what is the same for everybody is kept, for the time without a connection: words, the list of games, how to play.
 * A position that is out of date would be worse than none.
 */
interface Pushed {
  title: string;
  text: string;
  link: string;
  tag: string;
}
declare const BUILD: string;
declare const FILES: string[];

// The library of types for workers cannot stand beside that for pages.
interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Extendable {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pushing extends Extendable {
  data: { json(): Pushed } | null;
}
interface Clicking extends Extendable {
  notification: Notification;
}
interface Changing extends Extendable {
  oldSubscription: PushSubscription | null;
}
interface Tab {
  url: string;
  focus(): Promise<unknown>;
}
interface Worker {
  registration: ServiceWorkerRegistration;
  clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<Tab[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', does: (event: Extendable) => void): void;
  addEventListener(kind: 'fetch', does: (event: Fetching) => void): void;
  addEventListener(kind: 'push', does: (event: Pushing) => void): void;
  addEventListener(kind: 'notificationclick', does: (event: Clicking) => void): void;
  addEventListener(kind: 'pushsubscriptionchange', does: (event: Changing) => void): void;
}
const worker = self as unknown as Worker;

const PREFIX = 'caribe-';
const NAME = PREFIX + BUILD;
const scope = worker.registration.scope;
const at = (path: string): string => new URL(path, scope).href;

worker.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(NAME)
      // Files with a hash in their name are in the browser already; the page itself must be that of this build.
      .then((cache) => cache.addAll([new Request(scope, { cache: 'no-cache' }), ...FILES.map(at)]))
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== NAME).map(drop)))
      .then(() => worker.clients.claim()),
  );
});

function drop(name: string): Promise<boolean> {
  return caches.delete(name);
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(scope)) return;
  const path = request.url.slice(scope.length);
  if (/^api\/(?:words\/\w+|games|how-to-play\/[\w-]+\/\w+)$/.test(path)) return event.respondWith(freshOrKept(request));
  if (/^(?:api|docs|metrics|healthz|readyz)(?:[/?]|$)/.test(path)) return;
  // The page comes from the server whenever that answers, so that a new one is seen at once.
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => kept(scope)));
  // What has a hash in its name never changes.
  else if (path.startsWith('assets/')) event.respondWith(assetOf(request));
  else event.respondWith(fetch(request).catch(() => kept(request.url)));
});

async function kept(url: string): Promise<Response> {
  return (await caches.match(url)) ?? Response.error();
}

/** The server's answer, which is kept; without one, the last that was, marked as such. */
async function freshOrKept(request: Request): Promise<Response> {
  const cache = await caches.open(NAME);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (failure) {
    const known = await cache.match(request);
    if (!known) throw failure;
    const headers = new Headers(known.headers);
    headers.set('caribe-kept', 'yes');
    return new Response(known.body, { headers });
  }
}

async function assetOf(request: Request): Promise<Response> {
  const known = await caches.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(NAME)).put(request, answer.clone());
  return answer;
}

worker.addEventListener('push', (event) => {
  const told = event.data?.json();
  if (!told) return;
  const shown = worker.registration.showNotification(told.title, {
    body: told.text,
    tag: told.tag,
    data: told.link,
    icon: at('icon-192.png'),
    badge: at('badge.png'),
  });
  const badge = (navigator as Partial<Navigator>).setAppBadge?.call(navigator) ?? Promise.resolve();
  event.waitUntil(Promise.all([shown, badge.catch(() => undefined)]));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data)));
});

/** Shows a table: in the tab that has it open already, else in a new one. */
async function open(link: string): Promise<unknown> {
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = tabs.find((tab) => tab.url.split(/[?#]/)[0] === link);
  return there ? there.focus() : worker.clients.openWindow(link);
}

// A browser may change its subscription by itself; the server is told of the new one.
worker.addEventListener('pushsubscriptionchange', (event) => {
  const options = event.oldSubscription?.options;
  if (options) event.waitUntil(worker.registration.pushManager.subscribe(options).then(keep));
});

function keep(fresh: PushSubscription): Promise<Response> {
  const { endpoint, keys } = fresh.toJSON();
  const body = JSON.stringify({ endpoint, p256dh: keys?.p256dh, auth: keys?.auth });
  const headers = { 'content-type': 'application/json' };
  return fetch(at('api/notices/push'), { method: 'POST', headers, body, credentials: 'same-origin' });
}

export {};
