/** What waits on a future round space, by seat. */
import type { Position } from "../types";

type Promised = NonNullable<Position["promised"]>[number];

/** One entry for each seat, with the goods of all its cards together, in the order in which they were placed. */
export function promisedIn(
  promises: readonly Promised[],
  round: number,
): { seat: number; goods: [string, number][] }[] {
  const seats = new Map<number, Map<string, number>>();
  for (const { seat, good, amount } of promises.filter((promise) => promise.round === round)) {
    const goods = seats.get(seat) ?? new Map<string, number>();
    goods.set(good, (goods.get(good) ?? 0) + amount);
    seats.set(seat, goods);
  }
  return [...seats].map(([seat, goods]) => ({ seat, goods: [...goods] }));
}
