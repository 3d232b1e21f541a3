/** The rounds of a game, from its log. */
import type { Line } from "../api/types";

export interface RoundStart {
  round: number;
  /** The number of moves before the round. */
  move: number;
}

/** The log without undone moves. */
export function standingLines(lines: readonly Line[]): Line[] {
  const kept: Line[] = [];
  for (const line of lines) {
    if (line.message.id === "table-undone") while (kept.length && kept.at(-1)!.move > line.move) kept.pop();
    else kept.push(line);
  }
  return kept;
}

/** The round that a line begins, or 0. In games that count turns, a round is once around the table. */
export function roundBegun({ message: { id, args } }: Line, seats: number): number {
  if (id.endsWith("-round-began")) return Number(args?.round ?? 0);
  const before = id.endsWith("-turn-began") ? Number(args?.turn) - 1 : Number.NaN;
  return before % seats === 0 ? before / seats + 1 : 0;
}

export function roundStarts(lines: readonly Line[], seats: number): RoundStart[] {
  return lines.map((line) => ({ round: roundBegun(line, seats), move: line.move })).filter(({ round }) => round);
}

/** The round of a move; 0 before the first. */
export function roundAt(rounds: readonly RoundStart[], move: number): number {
  const found = rounds.findLast((start) => start.move <= move);
  if (found) return found.round;
  return rounds[0] ? rounds[0].round - 1 : 0;
}

/** The number of moves at the end of each round; for the last one, the current number. */
export function roundEnds(rounds: readonly RoundStart[], moves: number): RoundStart[] {
  const ends = rounds.filter(({ round }) => round > 1).map(({ round, move }) => ({ round: round - 1, move }));
  const last = rounds.at(-1);
  return last && moves > last.move ? [...ends, { round: last.round, move: moves }] : ends;
}
