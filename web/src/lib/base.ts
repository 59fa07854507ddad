/** Where the page lives on its server: '' at the top, or the path that the host has put it below. The server writes it. */
export const base = document.querySelector('meta[name="caribe-base"]')?.getAttribute('content') ?? '';

/** The address of something on this server, for links and calls. */
export function at(path: string): string {
  return base + path;
}

/** An address of this server as the page itself names it. */
export function below(path: string): string {
  if (!path.startsWith(base)) return path;
  return path.slice(base.length) || '/';
}
