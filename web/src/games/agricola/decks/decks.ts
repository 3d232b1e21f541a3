/** Whether a match has event decks, and what they have brought. */
import type { Farm, Position } from "../types";

/** The names of the decks in play; empty in most matches. */
export const decksIn = ({ options }: Pick<Position, "options">): string[] =>
  ["x", "forest"].filter((deck) => options[`${deck as "x" | "forest"}_deck`] === "with");

const STRANGE = ["blocked", "llamas", "fairies", "leaving", "away", "frozen", "skips", "guest"] as const;
/** Whether a farm has something that only these decks bring. */
export const isStrange = (farm: Farm): boolean => !farm.rooms?.length || STRANGE.some((what) => farm[what]);
