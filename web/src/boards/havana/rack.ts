/** Where each of the reader's cards is, and what a click on it means now. */
import type { HavanaView } from './view';
import type { CardName } from './views.generated';

export type Where = 'hand' | 'open' | 'laid' | 'discard';

export interface RackSlot {
  where: Where;
  target: string;
  /** All that this place can stand for. */
  targets: string[];
}

/**
 * A card has one place in the rack for the whole game. In the hand it can be laid or given away, open it can be covered or come
 * first, among the discards it can be fetched; the choices decide which of these is meant.
 */
export function slotOf(
  view: Pick<HavanaView, 'hand' | 'discard' | 'laid' | 'open' | 'seat' | 'step'>,
  card: CardName,
  lit: ReadonlySet<string>,
  picked: readonly string[],
): RackSlot {
  const where = whereOf(view, card);
  const targets = [`card:${card}`, `fetch:${card}`, `cover:${card}`, `first:${card}`];
  const open = targets.find((target) => lit.has(target) && !picked.includes(target));
  const held = targets.find((target) => lit.has(target) || picked.includes(target));
  return { where, targets, target: open ?? held ?? idle(view.step, where, card) };
}

function whereOf(view: Pick<HavanaView, 'hand' | 'discard' | 'laid' | 'open' | 'seat'>, card: CardName): Where {
  if (view.hand?.includes(card)) return 'hand';
  if (view.laid?.includes(card)) return 'laid';
  if (view.seat !== null && view.open[view.seat]?.includes(card)) return 'open';
  return 'discard';
}

/** What to ask about when the card cannot be chosen. */
function idle(step: string, where: Where, card: string): string {
  if (step === 'fetch' || step === 'take') return `fetch:${card}`;
  return step === 'order' && where !== 'hand' ? `first:${card}` : `card:${card}`;
}
