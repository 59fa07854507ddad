/** Which page is shown: the address decides, and links inside the page do not reload it. */

import { withBase, withoutBase } from './base';

export type Route =
  | { page: 'home' }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'new'; game: string }
  | { page: 'rules'; game: string }
  | { page: 'learn'; game: string }
  | { page: 'review'; id: string; table: boolean }
  | { page: 'exercise'; id: string }
  | { page: 'practice' }
  | { page: 'guided'; game: string }
  | { page: 'tables' }
  | { page: 'account' }
  | { page: 'mail'; does: 'confirm' | 'stop'; link: string }
  | { page: 'lost' };

const ROUTES: [RegExp, (name: string) => Route][] = [
  [/^\/(?:index\.html)?$/, () => ({ page: 'home' })],
  [/^\/table\/([\w-]+)\/?$/, (id) => ({ page: 'table', id })],
  [/^\/table\/([\w-]+)\/replay\/?$/, (id) => ({ page: 'replay', id })],
  [/^\/table\/([\w-]+)\/review\/?$/, (id) => ({ page: 'review', id, table: true })],
  [/^\/review\/([\w-]+)\/?$/, (id) => ({ page: 'review', id, table: false })],
  [/^\/exercise\/([\w.-]+)\/?$/, (id) => ({ page: 'exercise', id })],
  [/^\/practice\/?$/, () => ({ page: 'practice' })],
  [/^\/replay\/?$/, () => ({ page: 'replay', id: '' })],
  [/^\/new\/([\w-]+)\/?$/, (game) => ({ page: 'new', game })],
  [/^\/tables\/?$/, () => ({ page: 'tables' })],
  [/^\/account\/?$/, () => ({ page: 'account' })],
  [/^\/notices\/confirm\/([\w.=-]+)\/?$/, (link) => ({ page: 'mail', does: 'confirm', link })],
  [/^\/notices\/stop\/([\w.=-]+)\/?$/, (link) => ({ page: 'mail', does: 'stop', link })],
  [/^\/how-to-play\/([\w-]+)\/?$/, (game) => ({ page: 'learn', game })],
  [/^\/guided\/([\w-]+)\/?$/, (game) => ({ page: 'guided', game })],
  [/^\/rules\/([\w-]+)\/?$/, (game) => ({ page: 'rules', game })],
];

export function routeOf(path: string): Route {
  for (const [pattern, route] of ROUTES) {
    const found = pattern.exec(path);
    if (found) return route(found[1] ?? '');
  }
  return { page: 'lost' };
}

class Router {
  route = $state<Route>(routeOf(withoutBase(location.pathname)));
  /** What stands behind the `?` and the `#`. */
  query = $state(new URLSearchParams(location.search));
  hash = $state(location.hash.slice(1));

  constructor() {
    addEventListener('popstate', () => this.#read());
  }

  go(path: string): void {
    history.pushState(null, '', withBase(path));
    this.#read();
    if (!this.hash) scrollTo(0, 0);
  }

  /** Changes the address without a step in the history: for what is only looked at, such as a position. */
  replace(path: string): void {
    history.replaceState(null, '', withBase(path));
    this.#read();
  }

  /** For `onclick` on a link: stays in the page unless a new tab was wanted. */
  readonly follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.currentTarget as HTMLAnchorElement;
    event.preventDefault();
    this.go(withoutBase(link.pathname) + link.search + link.hash);
  };

  #read(): void {
    const route = routeOf(withoutBase(location.pathname));
    // The same page again stays what it is; only what is behind the ? or # has changed.
    if (JSON.stringify(route) !== JSON.stringify(this.route)) this.route = route;
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash.slice(1);
  }
}

export const router = new Router();
