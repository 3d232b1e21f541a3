/** The points as far as they are counted at the end of a game, for boards that show them; null until then. */
class Counting {
  totals = $state.raw<readonly number[] | null>(null);
}

export const counting = new Counting();

/** Milliseconds for an item of the sheet at the usual speed, and for all of them at most. */
const BEAT = 1000;
const LONGEST = 9000;

/** How long each of so many items is told; 0 if nothing should move. */
export function beatOf(items: number, speed: number): number {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return speed > 0 && !still ? Math.min(BEAT, LONGEST / items) / speed : 0;
}
