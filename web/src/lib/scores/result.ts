/** The result of a game in words. */
import { speaker, t } from "../words/speaker.svelte";

export const named = (seats: readonly number[], names: readonly string[]) =>
  new Intl.ListFormat(speaker.language).format(seats.map((seat) => names[seat] ?? ""));

/** The winners and their points; in a solo game, only the points. */
export function resultOf(scores: { totals: number[]; winners: number[] }, names: readonly string[]): string {
  const points = Math.max(...scores.totals);
  if (names.length === 1) return t("client-score-alone", { points });
  return t(scores.winners.length > 1 ? "client-score-share" : "client-score-wins", {
    names: named(scores.winners, names),
    points,
  });
}
