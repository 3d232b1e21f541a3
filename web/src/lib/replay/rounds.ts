/** Rounds of a match, as its log tells them. */
import type { Line } from "../api/types";

export interface RoundStart {
  round: number;
  /** After so many moves the round has begun. */
  move: number;
}

/** The lines of the match as it stands: what was taken back is left out. */
export function standingLines(lines: readonly Line[]): Line[] {
  const kept: Line[] = [];
  for (const line of lines) {
    if (line.message.id === "table-undone") while (kept.length && kept.at(-1)!.move > line.move) kept.pop();
    else kept.push(line);
  }
  return kept;
}

/** The round that a line begins, or 0. Where a game counts turns, a round is once around the table. */
export function roundBegun({ message: { id, args } }: Line, seats: number): number {
  if (id.endsWith("-round-began")) return Number(args?.round ?? 0);
  const before = id.endsWith("-turn-began") ? Number(args?.turn) - 1 : Number.NaN;
  return before % seats === 0 ? before / seats + 1 : 0;
}

export function roundStarts(lines: readonly Line[], seats: number): RoundStart[] {
  return lines.map((line) => ({ round: roundBegun(line, seats), move: line.move })).filter(({ round }) => round);
}

/** The round that a move belongs to; 0 before the first. */
export function roundAt(rounds: readonly RoundStart[], move: number): number {
  const found = rounds.findLast((start) => start.move <= move);
  if (found) return found.round;
  return rounds[0] ? rounds[0].round - 1 : 0;
}

/** After how many moves each round had ended; the last one is the present, or the end. */
export function roundEnds(rounds: readonly RoundStart[], moves: number): RoundStart[] {
  const ends = rounds.filter(({ round }) => round > 1).map(({ round, move }) => ({ round: round - 1, move }));
  const last = rounds.at(-1);
  return last && moves > last.move ? [...ends, { round: last.round, move: moves }] : ends;
}
