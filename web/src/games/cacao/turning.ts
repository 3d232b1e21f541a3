/** Rotating a tile to the next legal rotation. */
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

/** Milliseconds between rotations by wheel, which sends many events per notch. */
const APART = 140;
let last = 0;

export function isOneTurn(event: WheelEvent): boolean {
  if (event.timeStamp - last < APART) return false;
  last = event.timeStamp;
  return true;
}
