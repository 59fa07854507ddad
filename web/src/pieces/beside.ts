/** Where a bubble of words goes: beside the thing it speaks of, and not over what is being chosen. */
import { boxIn, scaleNow } from '../lib/scale';
import type { Box } from './travel';

const EDGE = 8;
/** What can be chosen now, or is chosen, on any board. */
const CHOOSING = 'main .lit, main .picked, main .glow-2';

function overlap(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > 0 && down > 0 ? across * down : 0;
}

/** The place for a bubble that hides the least: above the thing, below it, or at a side; within the window. */
export function besideOf(thing: Box, size: Pick<Box, 'width' | 'height'>, busy: readonly Box[], room: Box): Box {
  const { width, height } = size;
  const middle = thing.x + thing.width / 2 - width / 2;
  const level = thing.y + thing.height / 2 - height / 2;
  const places = [
    { x: middle, y: thing.y - height - EDGE },
    { x: middle, y: thing.y + thing.height + EDGE },
    { x: thing.x + thing.width + EDGE, y: level },
    { x: thing.x - width - EDGE, y: level },
  ].map(({ x, y }) => ({
    x: Math.max(room.x + EDGE, Math.min(x, room.x + room.width - width - EDGE)),
    y: Math.max(room.y + EDGE, Math.min(y, room.y + room.height - height - EDGE)),
    width,
    height,
  }));
  const hidden = (place: Box): number =>
    // To hide the thing itself is worse than to hide another.
    3 * overlap(place, thing) + busy.reduce((sum, box) => sum + overlap(place, box), 0);
  return places.reduce((best, place) => (hidden(place) < hidden(best) ? place : best));
}

/** Puts a bubble beside a thing. */
export function putBeside(bubble: HTMLElement, thing: Element): void {
  const busy = [...document.querySelectorAll(CHOOSING)]
    .filter((other) => !other.contains(thing) && !thing.contains(other) && !bubble.contains(other))
    .map(boxIn);
  const scale = scaleNow();
  const room = { x: 0, y: 0, width: innerWidth / scale, height: innerHeight / scale };
  const { x, y } = besideOf(boxIn(thing), boxIn(bubble), busy, room);
  bubble.style.left = `${x}px`;
  bubble.style.top = `${y}px`;
}
