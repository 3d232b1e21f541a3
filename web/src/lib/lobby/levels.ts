/**
 * Which level of bots suits a player, by how their last games against bots went. The text pages and the terminal have
 * the same in `bots/suggestion.py`; `tests/bots/suggestions.json` has the cases for both.
 */
import { plainName } from "./thinking.ts";

export type Result = "won" | "lost" | "even";

export interface Played {
  table: string;
  /** The bots there. */
  bots: string[];
  result: Result;
}

/** Wins, or losses, in a row at one level before another one is suggested. */
const IN_A_ROW = 2;

/**
 * The level to suggest: the second one to begin with, one up after two wins in a row at a level, one down after two
 * losses. The strongest bot at the table counts. `levels` are weakest first, `played` is in order.
 */
export function suggestedLevel(levels: readonly string[], played: readonly Played[]): string {
  let suggested = levels[1] ?? levels[0] ?? "";
  let last = { level: -1, result: "even" };
  let inARow = 0;
  for (const game of played) {
    const level = Math.max(...game.bots.map((bot) => levels.indexOf(plainName(bot))));
    if (level < 0) continue;
    inARow = level === last.level && game.result === last.result ? inARow + 1 : 1;
    last = { level, result: game.result };
    if (game.result === "even" || inARow < IN_A_ROW) continue;
    const next = level + (game.result === "won" ? 1 : -1);
    suggested = levels[Math.min(Math.max(next, 0), levels.length - 1)]!;
    inARow = 0;
  }
  return suggested;
}

/** A seat's result: with three or more players, the upper half without the winner is neither good nor bad. */
export function resultAt(seat: number, { totals, winners }: { totals: number[]; winners: number[] }): Result {
  if (winners.includes(seat)) return "won";
  const better = totals.filter((points) => points > totals[seat]!).length;
  return better >= totals.length / 2 ? "lost" : "even";
}
