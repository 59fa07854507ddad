/** Cuba's player aid. */
import { entry, type Part } from '../../aid/parts';
import { message } from '../../lib/protocol';
import { CARDS } from './names';

export function aid(): Part[] {
  return [
    entry('page-aid-round', 'cuba-aid-round'),
    {
      title: message('page-aid-cards'),
      entries: CARDS.map((card) => entry(`cuba-title-${card}`, `cuba-tip-${card}`)),
    },
    entry('cuba-phase-parliament', 'cuba-aid-parliament'),
    entry('cuba-phase-statutes', 'cuba-aid-statutes'),
    entry('page-aid-points', 'cuba-aid-points'),
    entry('page-aid-end', 'cuba-aid-end'),
  ];
}
