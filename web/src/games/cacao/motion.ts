/** Transitions on the map itself; flights across the page are in `flights.ts`. */
import type { TransitionConfig } from "svelte/transition";
import { time } from "$lib/motion/times";

const set = (t: number) => 1 - (1 - t) ** 4;

/** Put a tile down. */
export function put(_: Element): TransitionConfig {
  return {
    duration: time("piece"),
    easing: set,
    css: (t, u) => `transform: scale(${1 + 0.14 * u}); opacity: ${Math.min(1, 3 * t)}`,
  };
}

/** Gains rise from their edge. */
export function rise(_: Element): TransitionConfig {
  return {
    duration: time("piece"),
    easing: set,
    css: (t, u) => `transform: translateY(${10 * u}px) scale(${0.7 + 0.3 * t}); opacity: ${t}`,
  };
}

/** Finish all animations, because the player has acted. */
export function skip(root: Element | undefined): void {
  for (const animation of root?.getAnimations({ subtree: true }) ?? []) animation.finish();
}
