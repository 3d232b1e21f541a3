/** Each seat's last move: what it did in its last turn. */
import type { Line, Message, Token } from "../api/types";
import { standingLines } from "../replay/rounds.ts";

const BEGINS = /-(round|turn)-began$/;
const TURN_BEGINS = /-turn-began$/;

/** Whether a line is about what the seat itself did, not about effects on others or the board. */
const isOwn = ({ message, by }: Line) => (message.args?.seat as Token | undefined)?.value === by;

/** The lines of each turn. Where the log says when a turn begins, other seats may act within it; elsewhere, a turn ends
 *  when another seat acts. A new round ends it, even if the same seat continues. */
function turns(lines: readonly Line[]): Line[][] {
  const isSaid = lines.some(({ message }) => TURN_BEGINS.test(message.id));
  const found: Line[][] = [[]];
  for (const line of lines) {
    const [first] = found.at(-1)!;
    if (BEGINS.test(line.message.id)) found.push([]);
    else if (line.by === null || line.by === undefined) continue;
    else if (first && !isSaid && first.by !== line.by) found.push([line]);
    else found.at(-1)!.push(line);
  }
  return found.filter(({ length }) => length);
}

export function lastMoves(lines: readonly Line[]): Message[] {
  const all = turns(standingLines(lines));
  const last = new Map(all.map((turn) => [turn[0]!.by, turn]));
  return all
    .filter((turn) => last.get(turn[0]!.by) === turn)
    .flatMap((turn) => turn.filter((line) => line.by === turn[0]!.by && isOwn(line)))
    .map(({ message }) => message);
}
