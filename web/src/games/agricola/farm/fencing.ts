/**
 * Choosing fences by tapping the spaces to enclose, or the edges: which pastures the server lists, and what can be
 * tapped next.
 */
import type { Answer } from "$lib/legal";
import { cellsOf, edgeNamed, fences, openFences } from "./yard.ts";

/** A pasture that can be enclosed now. */
export interface Plot {
  /** Its name on the server. */
  word: string;
  cells: readonly string[];
  /** The other half of the pasture that it divides: choosing that means the same. */
  rest: readonly string[];
  /** The edges that get a new fence. */
  edges: readonly string[];
}

const isFence = ({ words }: Answer) => words[0] === "fence" || words[0] === "partner-fence";
const isRail = ({ words }: Answer) => words[0] === "rail" || words[0] === "partner-rail";

/** `open` are the fences that no pasture has. */
export function plots(
  legal: readonly Answer[],
  pastures: readonly (readonly string[])[],
  open: readonly string[] = [],
): Plot[] {
  const standing = new Set([...fences(pastures), ...openFences(open)].map(({ key }) => key));
  return legal.filter(isFence).map(({ words }) => {
    const word = words[1] ?? "";
    const cells = cellsOf(word);
    const divided = pastures.find((pasture) => cells.every((cell) => pasture.includes(cell))) ?? [];
    return {
      word,
      cells,
      rest: divided.filter((cell) => !cells.includes(cell)),
      edges: fences([cells])
        .map(({ key }) => key)
        .filter((key) => !standing.has(key)),
    };
  });
}

/** The edges where a fence may be left open, by key; with the notation for building it. */
export function rails(legal: readonly Answer[]): Map<string, string> {
  return new Map(
    legal.filter(isRail).map(({ words }) => [edgeNamed(words[1] ?? "")?.key ?? "", words.slice(0, 2).join(" ")]),
  );
}

/** The answers that build these fences and leave them open; none if that isn't possible for all of them. */
export function run(edges: readonly string[], open: ReadonlyMap<string, string>): string[] {
  const found = edges.flatMap((edge) => open.get(edge) ?? []);
  return found.length === edges.length ? found : [];
}

/** The sets of spaces that can be chosen for a pasture; for a divided one, either half. */
export const cellSets = (found: readonly Plot[]) =>
  found.flatMap(({ cells, rest }) => (rest.length ? [cells, rest] : [cells]));

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length > 0 && one.length === other.length && one.every((each) => other.includes(each));

export const plotOf = (found: readonly Plot[], cells: readonly string[]) =>
  found.find((plot) => isSame(plot.cells, cells) || isSame(plot.rest, cells));

export const plotWithin = (found: readonly Plot[], edges: readonly string[]) =>
  found.find((plot) => isSame(plot.edges, edges));

/** What can be added to the chosen set so that it can still become one of these. */
export function growing(sets: readonly (readonly string[])[], chosen: readonly string[]): Set<string> {
  const larger = sets.filter((set) => chosen.every((each) => set.includes(each)));
  return new Set(larger.flat().filter((each) => !chosen.includes(each)));
}
