/** What the people at a table are called: bots by what they are, in the reader's language. */
import type { SeatCard } from "./api/types";
import { speaker, t } from "./words/speaker.svelte";

/** The longest name that a seat can have. */
export const NAME_LENGTH = 24;

export function seatNames(seats: readonly SeatCard[]): string[] {
  const names = seats.map((seat) => seat.name);
  seats.forEach((seat, number) => {
    if (seat.name) return;
    const title = `bot-${seat.bot}`;
    const bot = seat.kind === "bot" && speaker.has(title);
    names[number] = bot ? own(t(title), names) : t("seat-number", { number: number + 1 });
  });
  return names;
}

/** The name, with a number if somebody has it already. */
export function own(name: string, taken: readonly (string | undefined)[]): string {
  let called = name.slice(0, NAME_LENGTH);
  for (let number = 2; taken.includes(called); number++) {
    const suffix = ` ${number}`;
    called = name.slice(0, NAME_LENGTH - suffix.length) + suffix;
  }
  return called;
}
