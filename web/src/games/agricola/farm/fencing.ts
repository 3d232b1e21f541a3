/** Fences are chosen by touching the spaces that they enclose: which sets the server lists, and what may be touched next. */
import type { Answer } from "$lib/legal";
import { cellsOf } from "./yard";

export const isFence = ({ words }: Answer) => words[0] === "fence";

/** The sets of spaces that can be enclosed now. */
export const plots = (legal: readonly Answer[]): string[][] =>
  legal.filter(isFence).map(({ words }) => cellsOf(words[1] ?? ""));

/** The spaces with which a growing set can still become one that the server lists. */
export function growing(sets: readonly string[][], chosen: readonly string[]): Set<string> {
  const larger = sets.filter((set) => chosen.every((cell) => set.includes(cell)));
  return new Set(larger.flat().filter((cell) => !chosen.includes(cell)));
}
