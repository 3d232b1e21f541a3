/** Turning goods into food: the offers, and the chosen amounts. */
import type { Answer } from "$lib/legal";
import { ANIMALS } from "./farm/housing.ts";
import type { Farm, FarmFacts } from "./types";

export interface Offer {
  good: string;
  /** The maximum; a workshop takes 1 per harvest. */
  most: number;
  /** The food for 1 of it. */
  food: number;
}
/** The goods that a word names: `wood1-clay3`. */
export const goodsIn = (word: string): [string, number][] =>
  [...word.matchAll(/([a-z]+)(\d+)/g)].map(([, good, amount]) => [good!, Number(amount)]);

export type Wanted = Readonly<Record<string, number>>;

export function offers(legal: readonly Answer[], farm: Farm, facts: FarmFacts): Offer[] {
  return legal
    .filter(({ words }) => words[0] === "exchange")
    .map(({ words }) => {
      const good = words[1]!;
      const rate = facts.rates[good];
      return rate
        ? { good, most: farm.goods?.[good] ?? 0, food: rate }
        : { good, most: 1, food: facts.workshops[good] ?? 0 };
    });
}

export const made = (wanted: Wanted, offered: readonly Offer[]) =>
  offered.reduce((sum, { good, food }) => sum + food * (wanted[good] ?? 0), 0);

/** Where animals have to go, those that fit may be cooked along with the others, which takes an answer of its own: as
 *  soon as all fit, nobody is asked any more. Everything else is exchanged one by one. */
export function answersOf(wanted: Wanted, farm?: Farm, legal: readonly Answer[] = []): string[] {
  const kept = ANIMALS.map((animal) => (farm?.goods?.[animal] ?? 0) - (wanted[animal] ?? 0));
  const keep = `keep ${kept.join(" ")}`;
  const cooked = keepsFewer(legal).some(({ words }) => words.join(" ") === keep);
  const single = Object.entries(wanted).filter(([good]) => !cooked || !ANIMALS.some((animal) => animal === good));
  const answers = single.flatMap(([good, count]) => Array.from({ length: count }, () => `exchange ${good}`));
  return cooked ? [...answers, keep] : answers;
}

const keepsOf = (legal: readonly Answer[]) => legal.filter(({ words }) => words[0] === "keep");

/** The ways to keep as many animals as fit. */
export function mostKept(legal: readonly Answer[]): Answer[] {
  const keeps = keepsOf(legal);
  const covers = (one: Answer, other: Answer) =>
    one !== other && one.words.every((count, number) => number === 0 || Number(count) >= Number(other.words[number]));
  return keeps.filter((keep) => !keeps.some((other) => covers(other, keep)));
}

/** The other ways to keep animals, which are for cooking. */
function keepsFewer(legal: readonly Answer[]): Answer[] {
  const most = mostKept(legal);
  return keepsOf(legal).filter((keep) => !most.includes(keep));
}

/** The order in which people usually exchange goods: materials in a workshop, then crops, then animals. */
const USUAL = ["wood", "clay", "reed", "grain", "vegetable", "sheep", "boar", "cattle"];

/** The usual exchanges that cover a need as far as possible, without surplus if that can be avoided. */
export function usual(need: number, offered: readonly Offer[]): Wanted {
  const wanted: Record<string, number> = {};
  let left = need;
  const sorted = offered.toSorted((one, other) => USUAL.indexOf(one.good) - USUAL.indexOf(other.good));
  for (const { good, most, food } of sorted) {
    const count = food ? Math.min(most, Math.ceil(Math.max(0, left) / food)) : 0;
    if (!count) continue;
    wanted[good] = count;
    left -= count * food;
  }
  // Keep goods that a later exchange has made unnecessary.
  for (const { good, food } of sorted) {
    while (wanted[good] && -left >= food) {
      wanted[good] -= 1;
      left += food;
    }
    if (!wanted[good]) delete wanted[good];
  }
  return wanted;
}
