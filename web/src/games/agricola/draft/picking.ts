/** Choosing cards of a pack: several of each kind may have to be kept at once. */
export type Kind = "occupation" | "minor";
export type Amounts = Record<Kind, number>;
export interface Piece {
  name: string;
  kind: Kind;
}

export const KINDS: readonly Kind[] = ["occupation", "minor"];

/** How many cards of each kind there are. */
export const counted = (cards: readonly Piece[]): Amounts => ({
  occupation: cards.filter(({ kind }) => kind === "occupation").length,
  minor: cards.filter(({ kind }) => kind === "minor").length,
});

/** Whether fewer cards go than stay, so that it is easier to choose those that go. */
export function choosesDropped(pack: readonly Piece[], keep: Amounts): boolean {
  return 2 * (keep.occupation + keep.minor) > pack.length;
}

/** How many cards of each kind have to be chosen: those to keep, or those to drop. */
export function wanted(pack: readonly Piece[], keep: Amounts): Amounts {
  if (!choosesDropped(pack, keep)) return keep;
  const all = counted(pack);
  return { occupation: all.occupation - keep.occupation, minor: all.minor - keep.minor };
}

/** Choose a card, or put it back. If enough of its kind are chosen, it takes the place of the last one. */
export function toggled(chosen: readonly string[], name: string, pack: readonly Piece[], limits: Amounts): string[] {
  if (chosen.includes(name)) return chosen.filter((other) => other !== name);
  const kindOf = (other: string) => pack.find((card) => card.name === other)?.kind;
  const kind = kindOf(name);
  if (!kind || !limits[kind]) return [...chosen];
  const same = chosen.filter((other) => kindOf(other) === kind);
  const replaced = same.length >= limits[kind] ? same.at(-1) : undefined;
  return [...chosen.filter((other) => other !== replaced), name];
}

/** The first kind of which more cards have to be chosen, and how many; null if the choice is complete. */
export function lacks(
  chosen: readonly string[],
  pack: readonly Piece[],
  limits: Amounts,
): { kind: Kind; count: number } | null {
  const has = counted(pack.filter(({ name }) => chosen.includes(name)));
  const kind = KINDS.find((each) => has[each] < limits[each]);
  return kind ? { kind, count: limits[kind] - has[kind] } : null;
}

/** The cards that a complete choice keeps. */
export function keptOf(chosen: readonly string[], pack: readonly Piece[], keep: Amounts): string[] {
  if (!choosesDropped(pack, keep)) return [...chosen];
  return pack.map(({ name }) => name).filter((name) => !chosen.includes(name));
}

/** Up to this many cards of both kinds are shown side by side; more have a tab for each kind. */
export const ROW = 10;

/** The kinds that have a tab of their own; none if everything is shown at once. */
export function tabs(cards: readonly Piece[]): readonly Kind[] {
  const both = counted(cards);
  return both.occupation && both.minor && cards.length > ROW ? KINDS : [];
}
