/**
 * Animations on the board itself: water, damp ground, tiles turning over. Flights across the page are in `flights.ts`.
 * Nothing moves when the board appears, and everything can be skipped. What appears uses plain animations, which the
 * browser runs by itself; what leaves or turns over uses Svelte transitions, which keep the element until the end.
 */
import type { TransitionConfig } from "svelte/transition";
import { time } from "$lib/motion/times";

// Approximations of the tokens' easings, because Svelte needs functions.
const set = (t: number) => 1 - (1 - t) ** 4;
const lift = (t: number) => (t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) ** 2);

/** Put a new piece down. */
export function put(_: Element): TransitionConfig {
  return {
    duration: time("piece"),
    easing: set,
    css: (t, u) => `transform: translateY(${-22 * u}px) scale(${1 + 0.12 * u}); opacity: ${Math.min(1, 3 * t)}`,
  };
}

/** One thing at a time: water follows its canal, and the rest follows the water. */
const afterLaying = () => 0.7 * time("piece");
const afterFlow = (late: boolean) => (late ? time("piece") + 0.85 * time("flow") : 0);

/** A farmer stays until it is time to leave; a flight takes over. */
export function leave(_: Element, { late = false }: { late?: boolean } = {}): TransitionConfig {
  return { delay: afterFlow(late), duration: 0 };
}

/** Animate an element's appearance. */
function appear(node: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
  if (timing.duration) node.animate(frames, { fill: "backwards", ...timing });
}

/** Water runs along a stroke of length 1. */
export function run(node: Element): void {
  const from = { strokeDasharray: "1 1", strokeDashoffset: 1 };
  appear(node, [from, { ...from, strokeDashoffset: 0 }], {
    delay: afterLaying(),
    duration: time("flow"),
    easing: "cubic-bezier(.45, .05, .35, 1)",
  });
}

const FADE_IN = [{ opacity: 0 }, { opacity: 1 }];

/** Waves appear after the water. */
export function rise(node: Element): void {
  const whole = time("flow");
  appear(node, FADE_IN, { delay: afterLaying() + whole * 0.7, duration: whole * 0.3 });
}

/** The ground becomes damp, square by square. */
export function seep(node: Element, beat: number): void {
  const delay = afterLaying() + time("flow") / 3 + beat * time("beat");
  appear(node, FADE_IN, { delay, duration: time("piece") });
}

/** Remove dry ground when the water arrives. Without a fade, which would repaint all tiles in every frame. */
export function dissolve(_: Element): TransitionConfig {
  return { delay: afterLaying() + (2 * time("flow")) / 3, duration: 0 };
}

/** One side of a tile turning over on its vertical axis: the old side goes, then the new one comes. */
export function turnAway(_: Element, { late = false }: { late?: boolean } = {}): TransitionConfig {
  return {
    delay: afterFlow(late),
    duration: time("flip") / 2,
    easing: lift,
    css: (t) => `transform: scaleX(${t})`,
  };
}

export function turnUp(_: Element, { late = false }: { late?: boolean } = {}): TransitionConfig {
  const half = time("flip") / 2;
  return { delay: afterFlow(late) + half, duration: half, easing: lift, css: (t) => `transform: scaleX(${t})` };
}

/** Finish all animations, because the player has acted. */
export function skip(root: Element | undefined): void {
  const running = root?.getAnimations({ subtree: true }) ?? [];
  for (const animation of running) animation.finish();
  // Delayed animations start now, so skip them as well.
  if (running.length) requestAnimationFrame(() => skip(root));
}
