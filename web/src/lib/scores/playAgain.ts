/** The same game once more: the same options, people and bots, each in the seat where they sat. */
import { get } from "../api/client";
import type { SeatCard, SeatPlan, Terms } from "../api/types";
import { openTable, USUAL_PACE } from "../lobby/opening";

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
  await openTable({ game, options, public: open, pace: USUAL_PACE, clock }, sameSeats(seats, mine), mine);
}
