/** The base path of the page: '' at the root of the server, or the path it is mounted below. The server writes it. */
export const base = document.querySelector('meta[name="caribe-base"]')?.getAttribute('content') ?? '';

/** Prefix a path with the base path, for links and calls. */
export function withBase(path: string): string {
  return base + path;
}

/** Remove the base path from a path of this server. */
export function withoutBase(path: string): string {
  if (!path.startsWith(base)) return path;
  return path.slice(base.length) || '/';
}
