/** How things appear on the map itself; what travels is the page's affair (`flights.ts`). */
import type { TransitionConfig } from "svelte/transition";
import { time } from "$lib/motion/times";

const set = (t: number) => 1 - (1 - t) ** 4;

/** A tile is put down. */
export function put(_: Element): TransitionConfig {
  return {
    duration: time("piece"),
    easing: set,
    css: (t, u) => `transform: scale(${1 + 0.14 * u}); opacity: ${Math.min(1, 3 * t)}`,
  };
}

/** What workers bring rises from their edge. */
export function rise(_: Element): TransitionConfig {
  return {
    duration: time("piece"),
    easing: set,
    css: (t, u) => `transform: translateY(${10 * u}px) scale(${0.7 + 0.3 * t}); opacity: ${t}`,
  };
}

/** Whoever touches anything has seen enough: let everything be where it goes. */
export function skip(root: Element | undefined): void {
  for (const animation of root?.getAnimations({ subtree: true }) ?? []) animation.finish();
}
