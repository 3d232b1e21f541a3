/** The names of people and bots at a table, and the levels of bots. */
import type { SeatCard } from "./api/types";
import { plainName, secondsIn } from "./lobby/thinking";
import { speaker, t } from "./words/speaker.svelte";

/** Maximum length of a name. */
export const NAME_LENGTH = 24;

/** The names; empty for free seats. */
export const knownNames = (seats: readonly SeatCard[]) => seats.map((seat) => seat.name);

/** The names; seats without one get their number. */
export const seatNames = (seats: readonly SeatCard[]) =>
  seats.map((seat, number) => seat.name || t("seat-number", { number: number + 1 }));

/** A bot's level in words, with the time it has if that isn't the usual one. */
export const levelOf = (bot: string) => withTime(bot, `bot-level-${plainName(bot)}`);

/** The same in one word, for a list of levels and below the bot's name. */
export const levelName = (bot: string) => withTime(bot, `bot-level-short-${plainName(bot)}`);

function withTime(bot: string, id: string): string {
  const level = t(speaker.has(id) ? id : "bot-level-other");
  const seconds = secondsIn(bot);
  return seconds ? t("bot-level-timed", { level, seconds }) : level;
}

/** A level in a list of its own, where it begins a line. */
export function levelItem(bot: string): string {
  const level = levelName(bot);
  return level.charAt(0).toLocaleUpperCase(speaker.language) + level.slice(1);
}

/** The level of a seat's bot; empty for people. */
export const levelAt = (seat: SeatCard) => (seat.kind === "bot" && seat.bot ? levelOf(seat.bot) : "");

export const shortLevelAt = (seat: SeatCard) => (seat.kind === "bot" && seat.bot ? levelName(seat.bot) : "");

/** The names, with levels for bots; empty for free seats. */
export const introduced = (seats: readonly SeatCard[]) =>
  seats.map((seat) => (levelAt(seat) ? t("bot-introduced", { name: seat.name, level: levelAt(seat) }) : seat.name));

/** The name, with a number if it is taken. */
export function own(name: string, taken: readonly (string | undefined)[]): string {
  let called = name.slice(0, NAME_LENGTH);
  for (let number = 2; taken.includes(called); number++) {
    const suffix = ` ${number}`;
    called = name.slice(0, NAME_LENGTH - suffix.length) + suffix;
  }
  return called;
}
