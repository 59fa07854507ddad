/** Cartagena in words, for screen readers. */
import { message, type Message } from '../../lib/protocol';
import type { Descriptions } from '../room';
import { asCartagena, boatOf, SYMBOLS, type CartagenaView } from './view';

export function placeName(position: number, boat: number): Message {
  if (position === 0) return message('cartagena-at-camp');
  if (position >= boat) return message('cartagena-at-boat');
  return message('cartagena-at-field', { number: position });
}

function cards({ seat: reader, hand, hand_sizes }: CartagenaView, seat: number): Message[] {
  const held = seat === reader && hand ? SYMBOLS.filter((symbol) => hand[symbol]) : [];
  if (!held.length) return [message('page-cartagena-fact-cards', { count: hand_sizes[seat] ?? 0 })];
  return held.map((symbol) =>
    message('page-cartagena-card-label', {
      symbol: message(`cartagena-symbol-${symbol}`),
      count: hand?.[symbol] ?? 0,
    }),
  );
}

/** A crew by its places, the foremost first. */
function crew(view: CartagenaView, seat: number): Message[] {
  const pirates = view.pirates[seat] ?? [];
  return [...new Set(pirates)]
    .sort((a, b) => b - a)
    .map((position) =>
      message('page-cartagena-pirate-label', {
        seat,
        place: placeName(position, boatOf(view)),
        count: pirates.filter((other) => other === position).length,
      }),
    );
}

function standing(view: CartagenaView, position: number): number {
  return view.pirates.flat().filter((other) => other === position).length;
}

export const descriptions: Descriptions = {
  seat: (view, seat) => [...cards(asCartagena(view), seat), ...crew(asCartagena(view), seat)],
  table: (given) => {
    const view = asCartagena(given);
    const fields = view.fields.flatMap((symbol, i) => {
      const count = standing(view, i + 1);
      const named = message(`cartagena-symbol-${symbol}`);
      return count ? [message('page-cartagena-field-label', { field: i + 1, symbol: named, count })] : [];
    });
    const top = view.top && message(`cartagena-symbol-${view.top}`);
    return [
      message('page-cartagena-camp-label', { count: standing(view, 0) }),
      ...fields,
      message('page-cartagena-boat-label', { count: standing(view, boatOf(view)) }),
      message('page-cartagena-draw-label', { count: view.pile }),
      top
        ? message('page-cartagena-discard-label', { count: view.discard, symbol: top })
        : message('page-cartagena-discard-empty'),
    ];
  },
};
