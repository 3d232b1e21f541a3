/** How long a bot thinks about a move, where that can be set. The seconds are a part of its name: `master@0.5`. */
import type { Thinking } from "../api/types";

export const plainName = (bot: string): string => bot.split("@", 1)[0]!;

/** The seconds in a bot's name; 0 if it thinks as long as usual. */
export const secondsIn = (bot: string): number => Number(bot.split("@")[1] ?? 0);

/** The time to offer: the one that was chosen, if the server allows it, or else the usual one. */
export const secondsFor = ({ usual, choices }: Thinking, chosen: number): number =>
  choices.includes(chosen) ? chosen : usual;

/** A bot's name with the time that was chosen; `time` is undefined for one that takes the time it needs. */
export function timedName(bot: string, time: Thinking | undefined, chosen: number): string {
  const seconds = time && secondsFor(time, chosen);
  return seconds && seconds !== time.usual ? `${bot}@${seconds}` : bot;
}
