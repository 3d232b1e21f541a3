/**
 * The user's games against bots, stored in the browser. All are kept: the suggested level depends on old ones, too, and
 * any may be opened again. A thousand take less than 100 KB.
 */
import type { GameInfo, SeatCard } from "../api/types";
import { type Played, resultAt, suggestedLevel } from "./levels.ts";

const KEY = "cosecha-levels";

type Results = Record<string, Played[]>;

function results(): Results {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Results;
  } catch {
    return {}; // unreadable: start over
  }
}

/** The levels of a game's bots, weakest first; all its bots if it has no levels. */
export const levelsOf = (game: GameInfo): string[] =>
  game.levels.length ? game.levels.map(({ level }) => level) : [...game.bots];

export const suggestedFor = (game: GameInfo): string => suggestedLevel(levelsOf(game), results()[game.name] ?? []);

/** Keep the result of a finished game, if the user played it alone against bots. */
export function keepResult(
  table: string,
  game: string,
  seats: readonly SeatCard[],
  mine: readonly number[],
  scores: { totals: number[]; winners: number[] },
): void {
  const people = seats.filter(({ kind }) => kind === "person");
  const bots = seats.flatMap(({ kind, bot }) => (kind === "bot" && bot ? [bot] : []));
  if (people.length !== 1 || mine.length !== 1 || !bots.length) return;
  const all = results();
  const played = all[game] ?? [];
  if (played.some((each) => each.table === table)) return;
  all[game] = [...played, { table, bots, result: resultAt(mine[0]!, scores) }];
  localStorage.setItem(KEY, JSON.stringify(all));
}
