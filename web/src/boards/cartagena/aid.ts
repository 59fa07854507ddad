/** Cartagena's player aid. */
import { entry, type Part } from '../../aid/parts';

export function aid(): Part[] {
  return [
    entry('page-aid-turn', 'cartagena-aid-turn'),
    entry('cartagena-aid-forward', 'cartagena-tip-card'),
    entry('page-cartagena-draw', 'cartagena-tip-back'),
    entry('page-aid-end', 'cartagena-aid-end'),
  ];
}
