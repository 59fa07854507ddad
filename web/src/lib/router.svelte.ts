/** Which page is shown: the address decides, and links inside the page do not reload it. */

export type Route = { page: 'home' } | { page: 'table'; id: string } | { page: 'lost' };

export function routeOf(path: string): Route {
  if (path === '/' || path === '/index.html') return { page: 'home' };
  const table = /^\/table\/([\w-]+)\/?$/.exec(path);
  return table?.[1] ? { page: 'table', id: table[1] } : { page: 'lost' };
}

class Router {
  route = $state<Route>(routeOf(location.pathname));

  constructor() {
    addEventListener('popstate', () => (this.route = routeOf(location.pathname)));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.route = routeOf(location.pathname);
    scrollTo(0, 0);
  }

  /** For `onclick` on a link: stays in the page unless a new tab was wanted. */
  readonly follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.currentTarget as HTMLAnchorElement;
    event.preventDefault();
    this.go(link.pathname);
  };
}

export const router = new Router();
