/** What the people and bots at a table are called, and how good the bots are. */
import type { SeatCard } from "./api/types";
import { speaker, t } from "./words/speaker.svelte";

/** The longest name that a seat can have. */
export const NAME_LENGTH = 24;

/** Everybody by name; a free seat has none. */
export const knownNames = (seats: readonly SeatCard[]) => seats.map((seat) => seat.name);

/** The same, and a seat without a name by its number. */
export const seatNames = (seats: readonly SeatCard[]) =>
  seats.map((seat, number) => seat.name || t("seat-number", { number: number + 1 }));

/** The words for a kind of bot. */
export const levelOf = (bot: string) => {
  const id = `bot-level-${bot}`;
  return t(speaker.has(id) ? id : "bot-level-other");
};

/** The same in one word, where it stands below the bot's name. */
const shortLevelOf = (bot: string) => {
  const id = `bot-level-short-${bot}`;
  return t(speaker.has(id) ? id : "bot-level-other");
};

/** How good the bot of a seat is; nothing for people. */
export const levelAt = (seat: SeatCard) => (seat.kind === "bot" && seat.bot ? levelOf(seat.bot) : "");

export const shortLevelAt = (seat: SeatCard) => (seat.kind === "bot" && seat.bot ? shortLevelOf(seat.bot) : "");

/** The names, bots with their level; a free seat has none. */
export const introduced = (seats: readonly SeatCard[]) =>
  seats.map((seat) => (levelAt(seat) ? t("bot-introduced", { name: seat.name, level: levelAt(seat) }) : seat.name));

/** The name, with a number if somebody has it already. */
export function own(name: string, taken: readonly (string | undefined)[]): string {
  let called = name.slice(0, NAME_LENGTH);
  for (let number = 2; taken.includes(called); number++) {
    const suffix = ` ${number}`;
    called = name.slice(0, NAME_LENGTH - suffix.length) + suffix;
  }
  return called;
}
