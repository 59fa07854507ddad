/** Asks again and again while somebody looks: others may have moved, or opened a table. */
const AGAIN = 15_000;

/** Starts asking; what it returns ends it. A question that fails is asked the next time. */
export function again(ask: () => Promise<unknown>): () => void {
  const timer = setInterval(() => {
    if (!document.hidden) ask().catch(() => undefined);
  }, AGAIN);
  return () => clearInterval(timer);
}
