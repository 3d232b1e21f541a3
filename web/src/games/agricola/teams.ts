/** Team play: who is whose partner, and which answers are about whose farm. */
import type { Choice } from "$lib/api/types";
import type { Answer } from "$lib/legal";
import type { View } from "./types";

/** How the verbs begin that build or plow on the partner's farm. */
const FOR_PARTNER = "partner-";
/** What can be built or plowed on either farm. */
const ON_A_FARM = new Set(["room", "stable", "plow", "fence", "rail"]);

export const isForPartner = (verb: string | undefined) => verb?.startsWith(FOR_PARTNER) ?? false;
const isForSelf = (verb: string | undefined) => ON_A_FARM.has(verb ?? "");

/** The other seat of the same team; null without teams. */
export function partnerOf({ facts }: Pick<View, "facts">, seat: number): number | null {
  const team = facts.teams?.find((seats) => seats.includes(seat));
  return team?.find((other) => other !== seat) ?? null;
}

const verbOf = ({ notation }: Choice) => notation.split(" ")[0];

/** The choices while a farm is shown: on the partner's farm, what is built there, otherwise what is built at home. What
 *  isn't built on a farm is always among them. */
export function amongThose(view: View, choices: Choice[], shown: number | null): Choice[] {
  const partner = partnerOf(view, view.seat ?? 0);
  if (partner === null || !choices.some((choice) => isForPartner(verbOf(choice)))) return choices;
  const there = shown === partner;
  return choices.filter((choice) => !(there ? isForSelf : isForPartner)(verbOf(choice)));
}

/** Where something can be built or plowed now: at home, at the partner's. */
export const sites = (every: readonly Answer[]) => ({
  home: every.some(({ words }) => isForSelf(words[0])),
  partner: every.some(({ words }) => isForPartner(words[0])),
});

/** What moves between partners: how many of each good come, or go if below 0. */
export type Moved = Readonly<Record<string, number>>;

export interface Movable {
  good: string;
  /** How many can be given at most, and fetched. */
  give: number;
  fetch: number;
}

/** The goods that can be moved, in the order of the answers. */
export function movable(legal: readonly Answer[]): Movable[] {
  const found = new Map<string, Movable>();
  for (const { words, amounts = [] } of legal) {
    const [way, good] = words;
    if ((way !== "give" && way !== "fetch") || !good) continue;
    const one = found.get(good) ?? { good, give: 0, fetch: 0 };
    found.set(good, { ...one, [way]: Math.max(...amounts) });
  }
  return [...found.values()];
}

export const movesOf = (moved: Moved): string[] =>
  Object.entries(moved).flatMap(([good, count]) =>
    count ? [`${count < 0 ? "give" : "fetch"} ${good} ${Math.abs(count)}`] : [],
  );
