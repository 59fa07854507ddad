/** How far somebody has come in each guided game, kept in this browser. */
const KEY = 'caribe-guided';

function load(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return kept !== null && typeof kept === 'object' ? (kept as Record<string, string>) : {};
  } catch {
    return {};
  }
}

/** The path to where somebody has left a guided game; '' at its start. */
export function keptPath(game: string): string {
  const path = load()[game];
  return typeof path === 'string' && /^[0-9a-z]*$/.test(path) ? path : '';
}

export function keepPath(game: string, path: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...load(), [game]: path }));
  } catch {
    // Storage is full or forbidden: then the game begins at its start the next time.
  }
}
