/** Cacao's log: one entry per turn. */
import type { Line, Message } from "$lib/api/types";

const LAID = new Set(["cacao-event-tile-placed", "cacao-event-tile-overbuilt"]);
const OF_THE_TURN = new Set([
  "cacao-event-jungle-placed",
  "cacao-event-jungle-turned-up",
  "cacao-event-fruits-taken",
  "cacao-event-fruits-sold",
  "cacao-event-gold-mined",
  "cacao-event-water-carried",
  "cacao-event-suns-taken",
  "cacao-event-workers-idle",
]);
/** Messages about what the table shows anyway: whose turn it is, the display, the hand. */
const SEEN = new Set([
  "cacao-event-turn-began",
  "cacao-event-display-turned-up",
  "cacao-event-tile-drawn",
  "cacao-event-own-tile-drawn",
  "event-forced",
]);

export const isTurn = ({ id }: Message) => LAID.has(id);

/** Lines grouped by entry; a turn includes everything its tile caused, for others too. */
export function gather(lines: readonly Line[]): Line[][] {
  const entries: Line[][] = [];
  let turn: Line[] | undefined;
  for (const line of lines) {
    const { id } = line.message;
    if (SEEN.has(id)) continue;
    if (turn && OF_THE_TURN.has(id)) {
      turn.push(line);
      continue;
    }
    const entry = [line];
    entries.push(entry);
    turn = LAID.has(id) ? entry : id === "table-undone" ? undefined : turn;
  }
  return entries;
}
