/** What the people at a table are called: bots by what they are, in the reader's language. */
import type { SeatCard } from "../api/types";
import { speaker, t } from "../words/speaker.svelte";

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
function own(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name;
  let number = 2;
  while (taken.includes(`${name} ${number}`)) number++;
  return `${name} ${number}`;
}
