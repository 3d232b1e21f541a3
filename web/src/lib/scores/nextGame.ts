/** The next game with the same people, terms and seats. */
import { post } from "../api/client";
import type { Opened, SeatCard } from "../api/types";
import { comeTo } from "../lobby/opening";

/** Set it up, or join it if somebody was faster; the others see an offer at the finished table. */
export async function playAgain(table: string, seats: readonly SeatCard[], mine: readonly number[]): Promise<void> {
  await come(await post<Opened>(`/api/tables/${table}/again`, {}), seats, mine);
}

/** Join the next game that somebody has set up. */
export async function joinNext(table: string, seats: readonly SeatCard[], mine: readonly number[]): Promise<void> {
  await come(await post<Opened>(`/api/tables/${table}/join`, {}), seats, mine);
}

function come(opened: Opened, seats: readonly SeatCard[], mine: readonly number[]): Promise<void> {
  const own = mine.filter((seat) => opened.tokens[`play ${seat}`]);
  const starts = !own.length && seats.every(({ kind }) => kind === "bot");
  return comeTo(opened, Object.fromEntries(own.map((seat) => [seat, seats[seat]!.name])), starts);
}
