/**
 * How things move. Every movement is a Svelte transition (an animation of transform, opacity or the length of a
 * stroke), so nothing moves when the board appears and everything can be skipped.
 *
 * How long: the times of the visual tokens (`--t-piece`...), divided by `--speed` of the nearest element that sets
 * it: 1 if nobody does, 2 for twice as fast, 0 for not at all. Whoever wants less motion has times of 0.
 */
import type { TransitionConfig } from "svelte/transition";

type Time = "piece" | "flow" | "flip" | "beat" | "ui";

function time(node: Element, name: Time): number {
  const style = getComputedStyle(node);
  const text = style.getPropertyValue(`--t-${name}`).trim();
  const length = Number.parseFloat(text) * (text.endsWith("ms") ? 1 : 1000);
  const speed = Number.parseFloat(style.getPropertyValue("--speed") || "1");
  return speed > 0 && length > 0 ? length / speed : 0;
}

// The easings of the visual tokens, near enough: Svelte wants them as functions.
const set = (t: number) => 1 - (1 - t) ** 4;
const lift = (t: number) => (t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) ** 2);
const flow = (t: number) => (t < 0.5 ? 4 * t ** 3 : 1 - 4 * (1 - t) ** 3);

/** A piece is put down. */
export function put(node: Element, { beat = 0 }: { beat?: number } = {}): TransitionConfig {
  return {
    duration: time(node, "piece"),
    delay: beat * time(node, "beat"),
    easing: set,
    css: (t, u) => `transform: translateY(${-22 * u}px) scale(${1 + 0.12 * u}); opacity: ${Math.min(1, 3 * t)}`,
  };
}

/** One fact at a time: how long something waits for the water. */
const afterFlow = (node: Element, late: boolean) => (late ? 0.85 * time(node, "flow") : 0);

/** A piece is lifted and gone. */
export function leave(node: Element, { late = false }: { late?: boolean } = {}): TransitionConfig {
  return {
    delay: afterFlow(node, late),
    duration: time(node, "piece"),
    easing: lift,
    css: (t, u) => `transform: translateY(${-8 * u}px); opacity: ${t}`,
  };
}

/** Water runs along a stroke of length 1. */
export function run(node: Element): TransitionConfig {
  return {
    duration: time(node, "flow"),
    easing: flow,
    css: (_, u) => `stroke-dasharray: 1 1; stroke-dashoffset: ${u}`,
  };
}

/** The waves come when the water is there. */
export function rise(node: Element): TransitionConfig {
  const whole = time(node, "flow");
  return { delay: whole * 0.7, duration: whole * 0.3, css: (t) => `opacity: ${t}` };
}

/** The ground grows damp, square by square. */
export function seep(node: Element, { beat = 0 }: { beat?: number } = {}): TransitionConfig {
  return {
    delay: time(node, "flow") / 3 + beat * time(node, "beat"),
    duration: time(node, "piece"),
    css: (t) => `opacity: ${t}`,
  };
}

/** One side of a tile that turns over on its upright axis: first the old side goes, then the new one comes. */
export function turnAway(node: Element, { late = false }: { late?: boolean } = {}): TransitionConfig {
  return {
    delay: afterFlow(node, late),
    duration: time(node, "flip") / 2,
    easing: lift,
    css: (t) => `transform: scaleX(${t})`,
  };
}

export function turnUp(node: Element, { late = false }: { late?: boolean } = {}): TransitionConfig {
  const half = time(node, "flip") / 2;
  return { delay: afterFlow(node, late) + half, duration: half, easing: lift, css: (t) => `transform: scaleX(${t})` };
}

/** Whoever touches anything has seen enough: let everything be where it goes. */
export function skip(root: Element | undefined): void {
  const running = root?.getAnimations({ subtree: true }) ?? [];
  for (const animation of running) animation.finish();
  // What waited for its turn begins when its wait is finished, and is skipped in turn.
  if (running.length) requestAnimationFrame(() => skip(root));
}
