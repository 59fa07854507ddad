/** The player aid of Havana and La Habana. */
import { entry, type Part } from '../../aid/parts';
import { message } from '../../lib/protocol';
import { deckOf } from './cards';
import { materialsOf } from './goods';

export function aid(game: string): Part[] {
  const cards = deckOf(game).map(({ name }) => entry(`${game}-card-${name}`, `${game}-card-${name}-text`));
  const grey = message(`${game}-material-${materialsOf(game).at(-1) ?? ''}`);
  return [
    entry('page-aid-turn', 'havana-aid-turn'),
    entry('havana-aid-build-title', 'havana-aid-build', { grey }),
    entry('page-aid-end', 'havana-aid-end'),
    { title: message('page-aid-cards'), entries: cards },
  ];
}
