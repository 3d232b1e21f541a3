/** What the people at a table are called: bots by what they are, in the reader's language. */
import type { SeatCard } from "./api/types";
import { speaker, t } from "./words/speaker.svelte";

/** The longest name that a seat can have. */
export const NAME_LENGTH = 24;

/** Everybody by name, a bot by what it is; a free seat has none. */
export function knownNames(seats: readonly SeatCard[]): string[] {
  const names = seats.map((seat) => seat.name);
  seats.forEach((seat, number) => {
    const title = `bot-${seat.bot}`;
    if (!seat.name && seat.kind === "bot" && speaker.has(title)) names[number] = own(t(title), names);
  });
  return names;
}

/** The same, and a seat without a name by its number. */
export const seatNames = (seats: readonly SeatCard[]) =>
  knownNames(seats).map((name, seat) => name || t("seat-number", { number: seat + 1 }));

/** The name, with a number if somebody has it already. */
export function own(name: string, taken: readonly (string | undefined)[]): string {
  let called = name.slice(0, NAME_LENGTH);
  for (let number = 2; taken.includes(called); number++) {
    const suffix = ` ${number}`;
    called = name.slice(0, NAME_LENGTH - suffix.length) + suffix;
  }
  return called;
}
