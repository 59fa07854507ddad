/** Marks on the board for the candidates of a hint: each with its number. */
import type { Candidate } from '../lib/protocol';

/** The targets by which each candidate differs from the others; all of them where there is one only. */
export function tellingApart(candidates: readonly Candidate[]): string[][] {
  return candidates.map(({ targets }, i) => {
    const others = candidates.filter((_, j) => j !== i);
    const own = targets.filter((target) => !others.every((other) => other.targets.includes(target)));
    return own.length ? own : [...targets];
  });
}

/** Puts `data-hinted` with the number of the candidate on what it is about, with the next picture. */
export function markHinted(root: HTMLElement, candidates: readonly Candidate[]): () => void {
  const picture = requestAnimationFrame(() => {
    tellingApart(candidates).forEach((targets, i) => {
      for (const target of targets) {
        const found = [...root.querySelectorAll(`[data-target="${CSS.escape(target)}"]:not([inert] *)`)];
        const shown = found.find((thing) => thing.checkVisibility() && !thing.hasAttribute('data-hinted'));
        shown?.setAttribute('data-hinted', String(i + 1));
      }
    });
  });
  return () => {
    cancelAnimationFrame(picture);
    for (const thing of root.querySelectorAll('[data-hinted]')) thing.removeAttribute('data-hinted');
  };
}
