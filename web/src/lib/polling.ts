/** Polling: fetch again every few seconds while the page is visible, because others may have moved or opened a table. */
const INTERVAL = 15_000;

/** Start polling; the returned function stops it. A failed fetch is tried again at the next interval. */
export function poll(fetch: () => Promise<unknown>): () => void {
  const timer = setInterval(() => {
    if (!document.hidden) fetch().catch(() => undefined);
  }, INTERVAL);
  return () => clearInterval(timer);
}
