/**
 * Animation times: the design tokens (`--t-piece`...) divided by the nearest `--speed`: 1 by default, 2 for twice as
 * fast, 0 for no motion. All times are 0 with reduced motion.
 */
export type Time = "piece" | "flow" | "flip" | "beat";

const NAMES: readonly Time[] = ["piece", "flow", "flip", "beat"];
const times = new Map<Time, number>();

/**
 * Read the times that apply to this element. Call it before a change: in the middle of one, it would force another
 * style recalculation.
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

/** Disable motion until the times are read again, so that a new page doesn't animate. */
export function forgetTimes(): void {
  times.clear();
}

/** In milliseconds; 0 for no motion. */
export const time = (name: Time) => times.get(name) ?? 0;
