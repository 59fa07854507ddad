/** Cuba in words, for screen readers. */
import { message, type Message } from '../../lib/protocol';
import type { Descriptions } from '../room';
import { RESOURCES, WARES, type Product } from './names';
import { asCuba, type CubaView, type Seat, type Ship } from './view';
import { counted, listed, resourceName, roundName, statuteText } from './words';

function goods({ own, store }: Seat): Message[] {
  return RESOURCES.filter((resource) => own[resource]).map((resource) => {
    const args = { resource: resourceName(resource), count: own[resource], stored: store[resource as Product] ?? 0 };
    return message(args.stored ? 'cuba-chip-stored' : 'cuba-chip-label', args);
  });
}

function ship(dock: number, found: Ship | null): Message[] {
  if (!found) return [];
  const wares = counted(WARES.map((ware) => [ware, found.wares[ware] - found.cargo[ware]] as const));
  return [message(dock ? 'cuba-ask-ship' : 'cuba-ask-sea', { dock, ship: found.ship, wares })];
}

function statutes(view: CubaView, frame: string, numbers: readonly (number | null)[]): Message[] {
  return numbers.flatMap((number) => {
    const statute = number === null ? undefined : view.statutes[number];
    return statute ? [message(frame, { statute: statuteText(statute, 'statute') })] : [];
  });
}

export const descriptions: Descriptions = {
  seat: (given, number) => {
    const seat = asCuba(given).seats[number];
    if (!seat) return [];
    const { money, points, hand, buildings } = seat;
    const built = buildings.flatMap((name) => (name ? [message(`cuba-building-${name}`)] : []));
    return [
      money === null ? message('cuba-fact-pesos-hidden') : message('cuba-fact-pesos', { count: money }),
      message('cuba-fact-points', { count: points }),
      ...goods(seat),
      message('page-ask-hand', { cards: listed(hand.map((card) => message(`cuba-card-${card}`))) }),
      ...(built.length ? [message('page-ask-built', { buildings: listed(built) })] : []),
    ];
  },
  table: (given) => {
    const view = asCuba(given);
    return [
      roundName(view.round),
      message('cuba-start-player', { seat: view.start }),
      ...WARES.flatMap((ware) => {
        const { units, buy, sell } = view.market[ware];
        const resource = resourceName(ware);
        return [
          message('cuba-market-ware', { resource, units, supply: view.supply[ware] }),
          message('cuba-ask-prices', { buy, sell }),
        ];
      }),
      ...view.harbour.flatMap((found, i) => ship(i + 1, found)),
      ...ship(0, view.sea),
      ...statutes(view, 'cuba-law-force', view.laws),
      ...statutes(view, 'cuba-law-proposal', view.proposals),
    ];
  },
};
