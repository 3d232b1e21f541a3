/** The seasons: their order on the wheel, their spaces, and what a mark on another space says. */
import type { SeasonChange, View } from "../types";

/** Clockwise from the upper left. */
export const SEASONS = ["winter", "spring", "summer", "autumn"] as const;
export type Season = (typeof SEASONS)[number];

export const seasonOf = ({ facts }: View): Season | null => (facts.season as Season | null | undefined) ?? null;
export const nextSeason = (season: Season): Season => SEASONS[(SEASONS.indexOf(season) + 1) % SEASONS.length]!;
/** The action space of a season. */
export const spaceOf = (season: Season) => `${season}-work`;
const SPACES: ReadonlySet<string> = new Set(SEASONS.map(spaceOf));
export const isSeasonSpace = (space: string) => SPACES.has(space);

/** A mark: a number with its sign, and the picture of what it counts, or one of two words. */
export interface Mark {
  sum?: number;
  picture?: string;
  word?: "closed" | "free";
}

/** In spring, this many fences are free after the first one that is paid for. */
export const FREE_FENCES = 2;
const MARKS: Record<string, Mark> = {
  closed: { word: "closed" },
  plow: { sum: -1, picture: "food" },
  fences: { word: "free" },
  grain: { sum: 1, picture: "grain" },
  room: { sum: 1, picture: "stable" },
  major: { sum: -1 },
};

export const markOf = ({ what, goods }: SeasonChange): Mark => MARKS[what] ?? { sum: goods ?? 0 };

/** A number with its sign; minus as the typographic sign. */
export const signed = (sum: number) => (sum < 0 ? `−${-sum}` : `+${sum}`);
