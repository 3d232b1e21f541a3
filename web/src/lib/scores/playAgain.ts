/** The same game once more: the same options, people and bots, each in the seat where they sat. */
import { get } from "../api/client";
import type { SeatCard, SeatPlan, Terms } from "../api/types";
import { openTable } from "../lobby/opening";
import { preferences } from "../preferences.svelte";

/** Who sits where at the new table. Those who play from elsewhere come by a link again: their chairs wait for them. */
export function sameSeats(seats: readonly SeatCard[], mine: readonly number[]): SeatPlan[] {
  return seats.map(({ kind, name, bot }, seat) => {
    if (mine.includes(seat)) return { kind: "here", name };
    return kind === "bot" ? { kind: "bot", name, bot } : { kind: "open", name };
  });
}

export async function playAgain(
  table: string,
  game: string,
  seats: readonly SeatCard[],
  mine: readonly number[],
): Promise<void> {
  const { options, clock, public: open } = await get<Terms>(`/api/tables/${table}/terms`);
  const { confirm } = preferences.all;
  await openTable({ game, options, public: open, pace: 0.8, confirm, clock }, sameSeats(seats, mine), mine);
}
