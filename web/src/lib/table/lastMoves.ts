/** The last move of each seat: what it did in its last turn, for as long as it has not moved again. */
import type { Line, Message, Token } from "../api/types";
import { standingLines } from "../replay/rounds.ts";

const BEGINS = /-(round|turn)-began$/;

/** Whether a line tells of something that the seat itself did, not of what followed for others or for the board. */
const isOwn = ({ message, by }: Line) => (message.args?.seat as Token | undefined)?.value === by;

export function lastMoves(lines: readonly Line[]): Message[] {
  const found: Message[] = [];
  /** Seats whose last turn is behind us, on the way back through the log; and the one whose turn we are in. */
  const done = new Set<number>();
  let turn: number | null = null;
  for (const line of standingLines(lines).toReversed()) {
    const { by, message } = line;
    if (by === null || by === undefined) continue;
    // A round that begins ends the turn before it, also where the same seat goes on.
    if (turn !== null && (by !== turn || BEGINS.test(message.id))) done.add(turn);
    turn = by;
    if (!done.has(by) && isOwn(line)) found.unshift(message);
  }
  return found;
}
