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

/** With its sign; nothing has none. */
export function change(value: number, unit: Unit): Message {
  const size = amount(value, unit);
  const none = unit === "wins" ? Math.abs(value) < 0.005 : Math.abs(value) < 0.05;
  return none ? size : { id: value > 0 ? "coach-more" : "coach-less", args: { amount: size }, is: "message" };
}
