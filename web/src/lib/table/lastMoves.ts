/** Each seat's last move: what it did in its last turn. */
import type { Line, Message, Token } from "../api/types";
import { standingLines } from "../replay/rounds.ts";

const BEGINS = /-(round|turn)-began$/;

/** Whether a line is about what the seat itself did, not about effects on others or the board. */
const isOwn = ({ message, by }: Line) => (message.args?.seat as Token | undefined)?.value === by;

export function lastMoves(lines: readonly Line[]): Message[] {
  const found: Message[] = [];
  /** Going back through the log: seats whose last turn is complete, and the seat of the current turn. */
  const done = new Set<number>();
  let turn: number | null = null;
  for (const line of standingLines(lines).toReversed()) {
    const { by, message } = line;
    if (by === null || by === undefined) continue;
    // A new round ends the previous turn, even if the same seat continues.
    if (turn !== null && (by !== turn || BEGINS.test(message.id))) done.add(turn);
    turn = by;
    if (!done.has(by) && isOwn(line)) found.unshift(message);
  }
  return found;
}
