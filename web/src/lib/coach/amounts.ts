/** Gains and losses as messages, the same as `coach/saying.py`. */
import type { Analysis, Message } from "../api/types";

export type Unit = Analysis["review"]["unit"];

/** How much that is, without its sign. */
export function amount(value: number, unit: Unit): Message {
  if (unit === "wins")
    return { id: "coach-percent", args: { percent: Math.round(100 * Math.abs(value)) }, is: "message" };
  const [whole, tenth] = Math.abs(value).toFixed(1).split(".");
  return { id: "coach-points", args: { whole: whole!, tenth: tenth! }, is: "message" };
}

/** Whether it is large enough to be told; else it's the chance of winning that differs. */
const isTold = (value: number, unit: Unit) => (unit === "wins" ? Math.abs(value) >= 0.005 : Math.abs(value) >= 0.05);

/** With its sign; nothing has none. */
export function change(value: number, unit: Unit): Message {
  const size = amount(value, unit);
  if (!isTold(value, unit)) return size;
  return { id: value > 0 ? "coach-more" : "coach-less", args: { amount: size }, is: "message" };
}

/** What a better answer would have brought. */
export const gained = (value: number, unit: Unit): Message =>
  isTold(value, unit) ? change(value, unit) : { id: "coach-better-chances", is: "message" };

/** What an answer has cost. */
export const lost = (value: number, unit: Unit): Message =>
  isTold(value, unit) ? change(-value, unit) : { id: "coach-worse-chances", is: "message" };
