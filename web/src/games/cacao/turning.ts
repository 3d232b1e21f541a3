/** Turning a tile: the next way in which it may lie, as far as the legal answers go. */
import type { Answer } from "$lib/legal";
import { turns } from "./geometry";

export function nextLie(legal: readonly Answer[], lie: string): string {
  const known = new Set(legal.flatMap(({ words }) => words));
  return (
    turns(lie)
      .slice(1)
      .find((other) => known.has(other)) ?? lie
  );
}

/** A wheel tells many times what was one turn. */
const APART = 140;
let last = 0;

export function isOneTurn(event: WheelEvent): boolean {
  if (event.timeStamp - last < APART) return false;
  last = event.timeStamp;
  return true;
}
