/** One line of a score sheet. */
import type { Token } from "../api/types";

export interface Item {
  key: string;
  /** Its picture and name. */
  picture: Token;
  label: string;
  more?: string;
  /** Points by seat; null if hidden. */
  values: readonly (number | null)[];
  /** What counts instead of each value, by seat: in a team, perhaps the partner's. */
  counts?: readonly number[];
  /** The calculation next to each value: as digits, optionally of a good, optionally in words for screen readers. */
  how?: readonly string[];
  of?: Token;
  words?: readonly string[];
  /** What each value is made of: names and points, by seat. */
  parts?: readonly (readonly [name: string, points: number][])[];
  /** Whether to leave zeros out. */
  sparse?: boolean;
  /** Whether it isn't part of the total. */
  aside?: boolean;
  /** Its places on the board. */
  places?: string[];
}

/** What an item adds to a seat's total. */
export const countedOf = ({ values, counts }: Item, seat: number): number => (counts ?? values)[seat] ?? 0;

/** The totals of the first items, by seat. */
export function sumOf(items: readonly Item[], upto: number, seats: number): number[] {
  const counted = items.slice(0, upto).filter(({ aside }) => !aside);
  return Array.from({ length: seats }, (_, seat) => counted.reduce((sum, item) => sum + countedOf(item, seat), 0));
}
