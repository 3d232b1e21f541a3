/** How a game has ended, in words. */
import { speaker, t } from "../words/speaker.svelte";

export const named = (seats: readonly number[], names: readonly string[]) =>
  new Intl.ListFormat(speaker.language).format(seats.map((seat) => names[seat] ?? ""));

/** Who has won and with how many points; somebody who played alone has points only. */
export function resultOf(scores: { totals: number[]; winners: number[] }, names: readonly string[]): string {
  const points = Math.max(...scores.totals);
  if (names.length === 1) return t("client-score-alone", { points });
  return t(scores.winners.length > 1 ? "client-score-share" : "client-score-wins", {
    names: named(scores.winners, names),
    points,
  });
}
