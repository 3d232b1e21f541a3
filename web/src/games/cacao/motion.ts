/** How pieces of this map move: they are put down, and a turned-up tile turns over. Nothing moves when the map appears. */
import type { TransitionConfig } from "svelte/transition";

/** A time of the visual tokens, divided by the speed of the nearest element that sets one; 0 for no motion at all. */
function time(node: Element, name: string): number {
  const style = getComputedStyle(node);
  const speed = Number.parseFloat(style.getPropertyValue("--speed") || "1");
  const text = style.getPropertyValue(`--t-${name}`).trim();
  const length = Number.parseFloat(text) * (text.endsWith("ms") ? 1 : 1000);
  return speed > 0 && length > 0 ? length / speed : 0;
}

const set = (t: number) => 1 - (1 - t) ** 4;

/** A tile is put down, after so many others. */
export function put(node: Element, { beat = 0 }: { beat?: number } = {}): TransitionConfig {
  return {
    duration: time(node, "piece"),
    delay: beat * time(node, "beat"),
    easing: set,
    css: (t, u) => `transform: translateY(${-24 * u}px) scale(${1 + 0.14 * u}); opacity: ${Math.min(1, 3 * t)}`,
  };
}

/** What workers bring rises from their edge. */
export function rise(node: Element): TransitionConfig {
  return {
    duration: time(node, "piece"),
    easing: set,
    css: (t, u) => `transform: translateY(${10 * u}px) scale(${0.7 + 0.3 * t}); opacity: ${t}`,
  };
}

/** Whoever touches anything has seen enough: let everything be where it goes. */
export function skip(root: Element | undefined): void {
  for (const animation of root?.getAnimations({ subtree: true }) ?? []) animation.finish();
}
