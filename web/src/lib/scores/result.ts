/** The result of a game in words. */
import { speaker, t } from "../words/speaker.svelte";

export const named = (seats: readonly number[], names: readonly string[]) =>
  new Intl.ListFormat(speaker.language).format(seats.map((seat) => names[seat] ?? ""));

/** The part of the scores that all games share. The seats of a team have one result. */
export interface Result {
  totals: number[];
  winners: number[];
  teams?: number[][];
}

/** Whether several sides share the win: seats, or teams. */
export const isShared = ({ winners, teams = [] }: Result) =>
  teams.length ? teams.every((team) => team.some((seat) => winners.includes(seat))) : winners.length > 1;

/** The winners and their points; in a solo game, only the points. */
export function resultOf(scores: Result, names: readonly string[]): string {
  const points = Math.max(...scores.totals);
  if (names.length === 1) return t("client-score-alone", { points });
  const alone = scores.teams?.length ? "client-score-team" : "client-score-wins";
  return t(isShared(scores) ? "client-score-share" : alone, {
    names: named(scores.winners, names),
    points,
  });
}
