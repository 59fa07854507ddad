/** A picture of a walk: a position that nobody can move in, on a table of its own. */
import type { Room } from '../boards/room';
import { say } from '../lib/language.svelte';
import type { Picture } from '../lib/protocol';
import { Table } from '../lib/table.svelte';
import { replayOf } from '../replay/source';

/** Who sits there. */
export const NAMES = ['Ana', 'Blas', 'Cleo', 'Dora', 'Elio'];

export function tableOf(room: Room, game: string, picture: Picture): Table {
  const { players, options, seat, state } = picture;
  const names = NAMES.slice(0, players);
  const shown = replayOf({ game, players, options, names, bots: names.map(() => null), steps: [], state });
  const table = new Table(room, () => ({ send: () => false }), false);
  table.receive({ ...shown.table, seat, mine: [seat] });
  table.receive(state);
  table.picked = [...picture.picked];
  return table;
}

/** The picture in words: the choice that it shows, else what lies on the table and before the reader. */
export function describePicture(table: Table, picture: Picture): string {
  if (picture.caption) return say(picture.caption, table.reader);
  const { seat, table: common } = table.room.descriptions;
  const told = [...seat(picture.state.view, picture.seat), ...common(picture.state.view)];
  return told.map((text) => say(text, table.reader)).join(' ');
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The boxes of all things in a stage that go by one of these names, in the measure of the stage itself. */
export function boxesOf(stage: HTMLElement, names: readonly string[], scale: number): (Box | null)[] {
  const origin = stage.getBoundingClientRect();
  return names.map((name) => {
    const found = stage.querySelector(
      `[data-place~="${name}"], [data-target="${name}"], [data-part="${name}"], [data-testid="${name}"]`,
    );
    if (!found) return null;
    const { x, y, width, height } = found.getBoundingClientRect();
    return {
      x: (x - origin.x) / scale,
      y: (y - origin.y) / scale,
      width: width / scale,
      height: height / scale,
    };
  });
}

/** The smallest box around all of these, with a margin, inside of the stage. */
export function around(boxes: readonly Box[], stage: Box, margin: number): Box {
  if (!boxes.length) return stage;
  const left = Math.max(stage.x, Math.min(...boxes.map((box) => box.x)) - margin);
  const top = Math.max(stage.y, Math.min(...boxes.map((box) => box.y)) - margin);
  const right = Math.min(stage.width, Math.max(...boxes.map((box) => box.x + box.width)) + margin);
  const bottom = Math.min(stage.height, Math.max(...boxes.map((box) => box.y + box.height)) + margin);
  return { x: left, y: top, width: right - left, height: bottom - top };
}
