/** Cartagena's view as it comes from the server, and how it looks after each event. */
import type { GameEvent, View } from '../../lib/protocol';
import type { Symbol, View as CartagenaView } from './views.generated';

export type { CartagenaView, Symbol };

export const SYMBOLS: readonly Symbol[] = ['rum', 'key', 'pistol', 'hook', 'lantern', 'spyglass'];

export function asCartagena(view: View): CartagenaView {
  return view as unknown as CartagenaView;
}

/** The position of the boat. */
export function boatOf(view: CartagenaView): number {
  return view.fields.length + 1;
}

/** What can be seen of an event: pieces and cards change places. The server's own view follows and has the last word. */
export function advance(view: View, event: GameEvent): View {
  const next = structuredClone(asCartagena(view));
  const seat = typeof event.seat === 'number' ? event.seat : -1;
  switch (event.kind) {
    case 'advanced':
    case 'retreated': {
      const own = next.pirates[seat];
      const at = own?.indexOf(Number(event.start)) ?? -1;
      if (own && at >= 0) own[at] = Number(event.field);
      next.action = Math.min(next.action + 1, next.actions);
      if (event.kind === 'advanced') discard(next, seat, event.symbol as Symbol);
      break;
    }
    case 'drew':
      draw(next, seat, Number(event.count), event.cards as Symbol[] | null);
      break;
    case 'reshuffled':
      next.pile = Number(event.count);
      next.discard = 0;
      next.top = null;
      break;
    case 'turn_began':
      next.player = seat;
      next.turn = Number(event.turn);
      next.action = 0;
      break;
  }
  return next as unknown as View;
}

function discard(view: CartagenaView, seat: number, symbol: Symbol): void {
  view.hand_sizes[seat] = Math.max(0, (view.hand_sizes[seat] ?? 0) - 1);
  if (seat === view.seat && view.hand) view.hand[symbol] = Math.max(0, view.hand[symbol] - 1);
  view.discard += 1;
  view.top = symbol;
}

function draw(view: CartagenaView, seat: number, count: number, cards: Symbol[] | null): void {
  view.hand_sizes[seat] = (view.hand_sizes[seat] ?? 0) + count;
  view.pile = Math.max(0, view.pile - count);
  if (seat === view.seat && view.hand && Array.isArray(cards)) for (const card of cards) view.hand[card] += 1;
}
