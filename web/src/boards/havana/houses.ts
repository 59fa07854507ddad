/** Houses for the posters: buildings that exist nowhere but draw themselves like all others. */
import { message } from '../../lib/protocol';
import type { Building } from './view';

export function house(building: number, points: number, cost: Record<string, number>, architect = false): Building {
  return { building, name: 'poster', text: message(''), points, cost, architect };
}
