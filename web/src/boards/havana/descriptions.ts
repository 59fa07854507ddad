/** Havana and La Habana in words, for screen readers. */
import { message, type Message } from '../../lib/protocol';
import type { Descriptions } from '../room';
import { asHavana, numeral, totalOf, type Building, type HavanaView } from './view';
import { costOf, goodsOf, listed } from './words';

function cards(view: HavanaView, frame: string, held: readonly string[] | null | undefined): Message[] {
  if (!held?.length) return [];
  return [message(frame, { cards: listed(held.map((card) => message(`${view.game}-card-${card}`))) })];
}

function labelled(view: HavanaView, building: Building): Message {
  const { text: name, points } = building;
  const label = view.ends.includes(building.building) ? 'page-havana-end-label' : 'page-havana-building-label';
  return message(label, { name, points, things: costOf(view.game, building) });
}

export const descriptions: Descriptions = {
  seat: (given, seat) => {
    const view = asHavana(given);
    const built = view.built[seat] ?? [];
    return [
      message('page-havana-seat-label', {
        seat,
        number: numeral(view.numbers[seat]),
        points: view.points[seat] ?? 0,
        target: view.target,
        things: goodsOf(view.game, view.goods[seat] ?? {}),
        hand: view.hand_sizes[seat] ?? 0,
        discard: view.discard_sizes[seat] ?? 0,
      }),
      ...cards(view, 'page-ask-open', view.open[seat]),
      ...(seat === view.seat ? cards(view, 'page-ask-hand', view.hand) : []),
      ...(built.length ? [message('page-ask-built', { buildings: listed(built.map(({ text }) => text)) })] : []),
    ];
  },
  table: (given) => {
    const view = asHavana(given);
    const { next } = view;
    const coming = next && { name: next.text, points: next.points, things: costOf(view.game, next) };
    return [
      ...view.rows.flatMap((row, i) => [
        message('page-havana-row', { row: i + 1 }),
        ...row.map((building) => labelled(view, building)),
      ]),
      ...(coming ? [message('page-havana-next-label', coming)] : []),
      message('page-havana-in-centre', { things: goodsOf(view.game, view.centre) }),
      message('page-havana-bag-label', { count: totalOf(view.bag) }),
    ];
  },
};
