/** A record opened from a file on one page, to be shown on the replay page. */
import type { GameRecord } from '../lib/protocol';

export const openedRecord: { record: GameRecord | null } = { record: null };
