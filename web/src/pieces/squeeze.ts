/**
 * A line of text that is wider than its box becomes narrower, and never smaller: a name that is hyphenated or in
 * tiny letters is harder to read than one in narrow letters.
 */
export function squeeze(line: HTMLElement): () => void {
  const box = line.parentElement;
  if (!box) return () => undefined;
  const fit = (): void => {
    const room = box.clientWidth / Math.max(1, line.offsetWidth);
    line.style.transform = room < 1 ? `scaleX(${room.toFixed(3)})` : '';
  };
  const watcher = new ResizeObserver(fit);
  watcher.observe(box);
  watcher.observe(line);
  return () => watcher.disconnect();
}
