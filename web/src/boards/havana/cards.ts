/** The 13 cards of each edition as they look: digit, picture and tone. */
import type { CardName } from './views.generated';

export interface CardLook {
  name: CardName;
  digit: number;
  /** Which picture it has; both editions share most of them. */
  art: string;
  tone: string;
}

const TONES = {
  rest: '#b86a00',
  cards: '#2a7a4b',
  guard: '#1f6398',
  grey: '#5d666b',
  city: '#3f6b2b',
  take: '#a63d2f',
  hands: '#0f6e84',
  bag: '#6b4ba3',
  money: '#8a6200',
  goods: '#b82f57',
} as const;

function card(name: CardName, digit: number, art: string, tone: keyof typeof TONES): CardLook {
  return { name, digit, art, tone: TONES[tone] };
}

const HAVANA = [
  card('siesta', 0, 'sun', 'rest'),
  card('renewal', 1, 'renewal', 'cards'),
  card('protection', 2, 'shield', 'guard'),
  card('debris', 2, 'rubble', 'grey'),
  card('conservation', 3, 'barrier', 'city'),
  card('tax', 3, 'stamp', 'take'),
  card('worker', 4, 'worker', 'hands'),
  card('architect', 4, 'compass', 'hands'),
  card('peso_thief', 5, 'mask-peso', 'take'),
  card('material_thief', 6, 'mask-brick', 'take'),
  card('market', 7, 'sack', 'bag'),
  card('pesos', 8, 'coins', 'money'),
  card('mama', 9, 'basket', 'goods'),
];

const LA_HABANA = [
  card('zero', 0, 'sun', 'rest'),
  card('protection', 1, 'shield', 'guard'),
  card('coin', 2, 'coin', 'money'),
  card('swap', 2, 'swap', 'cards'),
  card('removal', 3, 'barrier', 'city'),
  card('rubble', 3, 'rubble', 'grey'),
  card('worker', 4, 'worker', 'hands'),
  card('architect', 4, 'compass', 'hands'),
  card('peso_thief', 5, 'mask-peso', 'take'),
  card('brick_thief', 6, 'mask-brick', 'take'),
  card('market', 7, 'sack', 'bag'),
  card('pesos', 8, 'coins', 'money'),
  card('half', 9, 'basket', 'goods'),
];

/** The cards of an edition, lowest digit first. */
export function deckOf(game: string): readonly CardLook[] {
  return game === 'la-habana' ? LA_HABANA : HAVANA;
}

export function lookOf(game: string, name: string): CardLook {
  return deckOf(game).find((look) => look.name === name) ?? card('siesta', 0, 'sun', 'grey');
}
