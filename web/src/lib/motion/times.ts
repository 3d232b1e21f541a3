/**
 * How long things take: the times of the visual tokens (`--t-piece`...), divided by `--speed` of the nearest element
 * that sets it: 1 if nobody does, 2 for twice as fast, 0 for not at all. Whoever wants less motion has times of 0.
 */
export type Time = "piece" | "flow" | "flip" | "beat";

const NAMES: readonly Time[] = ["piece", "flow", "flip", "beat"];
const times = new Map<Time, number>();

/**
 * Read the times where this element stands. To be done before a change, while the page is at rest: asked in the midst
 * of one, the browser would have to work out the style of everything once more.
 */
export function readTimes(node: Element): void {
  const style = getComputedStyle(node);
  const speed = Number.parseFloat(style.getPropertyValue("--speed") || "1");
  for (const name of NAMES) {
    const text = style.getPropertyValue(`--t-${name}`).trim();
    const length = Number.parseFloat(text) * (text.endsWith("ms") ? 1 : 1000);
    times.set(name, speed > 0 && length > 0 ? length / speed : 0);
  }
}

/** Nothing moves until the times are read: what has just come onto the page is simply there. */
export function forgetTimes(): void {
  times.clear();
}

/** In milliseconds; 0 where nothing moves. */
export const time = (name: Time) => times.get(name) ?? 0;
