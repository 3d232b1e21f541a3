/** The points counted so far at the end of a game, for boards that show them; null before that. */
class Counting {
  totals = $state.raw<readonly number[] | null>(null);
}

export const counting = new Counting();

/** Milliseconds per item at normal speed, and the maximum for all of them. */
const BEAT = 1000;
const LONGEST = 9000;

/** Milliseconds per item; 0 without motion. */
export function beatOf(items: number, speed: number): number {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return speed > 0 && !still ? Math.min(BEAT, LONGEST / items) / speed : 0;
}
