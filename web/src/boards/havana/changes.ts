/** What the one choice that is being looked at would change, for the small signs beside the numbers. */
import type { Choice } from '../../lib/protocol';

/** By place (empty for the reader's own) and thing: `changesOf(…)('', 'brick')`. Several choices at once foretell nothing. */
export function changesOf(previewed: readonly Choice[]): (place: string, thing: string) => number {
  const effects = previewed.length === 1 ? (previewed[0]?.effects ?? []) : [];
  return (place, thing) =>
    effects.reduce((sum, effect) => (effect.place === place && effect.thing === thing ? sum + effect.change : sum), 0);
}

export function signed(change: number): string {
  return change > 0 ? `+${String(change)}` : `−${String(-change)}`;
}
