/** One line of a score sheet. */
import type { Token } from "../api/types";

export interface Item {
  key: string;
  /** What stands for it, and its name. */
  picture: Token;
  label: string;
  more?: string;
  /** What it brings to each seat; null where that is hidden. */
  values: readonly (number | null)[];
  /** How it came about, beside the value: in figures, perhaps of something, perhaps in words for those who hear it. */
  how?: readonly string[];
  of?: Token;
  words?: readonly string[];
  /** A nought says nothing. */
  sparse?: boolean;
  /** It is in no total. */
  aside?: boolean;
  /** The places that it stands for. */
  places?: string[];
}

/** Everybody's points from the first of some items. */
export function sumOf(items: readonly Item[], upto: number, seats: number): number[] {
  const told = items.slice(0, upto).filter(({ aside }) => !aside);
  return Array.from({ length: seats }, (_, seat) => told.reduce((sum, { values }) => sum + (values[seat] ?? 0), 0));
}
