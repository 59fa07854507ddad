/** What stands on the player aid of each game: a turn, what cards and actions do, how points come, the end. */
import { deckOf } from '../boards/havana/cards';
import { materialsOf } from '../boards/havana/goods';
import { CARDS } from '../boards/cuba/names';
import { message, type Message } from '../lib/protocol';

export interface Entry {
  title: Message;
  text: Message;
}

/** A part of the aid: one text under a title, or several. */
export type Part = Entry | { title: Message; entries: Entry[] };

function entry(title: string, text: string, args: Message['args'] = {}): Entry {
  return { title: message(title), text: message(text, args) };
}

function havana(game: string): Part[] {
  const cards = deckOf(game).map(({ name }) => entry(`${game}-card-${name}`, `${game}-card-${name}-text`));
  const grey = message(`${game}-material-${materialsOf(game).at(-1) ?? ''}`);
  return [
    entry('page-aid-turn', 'havana-aid-turn'),
    entry('havana-aid-build-title', 'havana-aid-build', { grey }),
    entry('page-aid-end', 'havana-aid-end'),
    { title: message('page-aid-cards'), entries: cards },
  ];
}

const AIDS: Record<string, () => Part[]> = {
  cartagena: () => [
    entry('page-aid-turn', 'cartagena-aid-turn'),
    entry('cartagena-aid-forward', 'cartagena-tip-card'),
    entry('page-cartagena-draw', 'cartagena-tip-back'),
    entry('page-aid-end', 'cartagena-aid-end'),
  ],
  havana: () => havana('havana'),
  'la-habana': () => havana('la-habana'),
  cuba: () => [
    entry('page-aid-round', 'cuba-aid-round'),
    {
      title: message('page-aid-cards'),
      entries: CARDS.map((card) => entry(`cuba-title-${card}`, `cuba-tip-${card}`)),
    },
    entry('cuba-phase-parliament', 'cuba-aid-parliament'),
    entry('cuba-phase-statutes', 'cuba-aid-statutes'),
    entry('page-aid-points', 'cuba-aid-points'),
    entry('page-aid-end', 'cuba-aid-end'),
  ],
};

/** The aid of a game; nothing for a game that has none. */
export function aidOf(game: string): Part[] {
  return AIDS[game]?.() ?? [];
}
