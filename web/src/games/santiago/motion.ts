/**
 * How things change on the board itself: water, damp ground, tiles that turn over. What travels is the page's affair
 * (`flights.ts`). Nothing moves when the board appears, and everything can be skipped. What comes with the water is
 * plain animations, which the browser runs by itself; what goes, or turns over, is Svelte's transitions, which keep it
 * there until then.
 */
import type { TransitionConfig } from "svelte/transition";
import { time } from "$lib/motion/times";

// The easings of the visual tokens, near enough: Svelte wants them as functions.
const set = (t: number) => 1 - (1 - t) ** 4;
const lift = (t: number) => (t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) ** 2);

/** Something is put down that lay nowhere before. */
export function put(_: Element): TransitionConfig {
  return {
    duration: time("piece"),
    easing: set,
    css: (t, u) => `transform: translateY(${-22 * u}px) scale(${1 + 0.12 * u}); opacity: ${Math.min(1, 3 * t)}`,
  };
}

/** One fact at a time: the water comes when its canal lies, and the rest when it has run. */
const afterLaying = () => 0.7 * time("piece");
const afterFlow = (late: boolean) => (late ? time("piece") + 0.85 * time("flow") : 0);

/** Somebody stays until it is time to go; a flight takes him home. */
export function leave(_: Element, { late = false }: { late?: boolean } = {}): TransitionConfig {
  return { delay: afterFlow(late), duration: 0 };
}

/** Come into being by this animation. */
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

/** The waves come when the water is there. */
export function rise(node: Element): void {
  const whole = time("flow");
  appear(node, FADE_IN, { delay: afterLaying() + whole * 0.7, duration: whole * 0.3 });
}

/** The ground grows damp, square by square. */
export function seep(node: Element, beat: number): void {
  const delay = afterLaying() + time("flow") / 3 + beat * time("beat");
  appear(node, FADE_IN, { delay, duration: time("piece") });
}

/** What was dry is so no longer when the water is there: at once, or all tiles would be painted in every frame. */
export function dissolve(_: Element): TransitionConfig {
  return { delay: afterLaying() + (2 * time("flow")) / 3, duration: 0 };
}

/** One side of a tile that turns over on its upright axis: first the old side goes, then the new one comes. */
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

/** Whoever touches anything has seen enough: let everything be where it goes. */
export function skip(root: Element | undefined): void {
  const running = root?.getAnimations({ subtree: true }) ?? [];
  for (const animation of running) animation.finish();
  // What waited for its turn begins when its wait is finished, and is skipped in turn.
  if (running.length) requestAnimationFrame(() => skip(root));
}
