/** Formats remaining time, and decides when to warn. */
import type { Clock } from "./api/types";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86400;

/** Formats seconds as 1:05 or 1:00:00; from a day up, returns days and hours, which need a message. */
export function face(seconds: number): string | { days: number; hours: number } {
  const left = Math.max(0, Math.ceil(seconds));
  if (left >= DAY) return { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) };
  const two = (number: number) => String(number).padStart(2, "0");
  const minutes = Math.floor(left / MINUTE);
  if (left >= HOUR) return `${Math.floor(left / HOUR)}:${two(minutes % 60)}:${two(left % 60)}`;
  return `${minutes}:${two(left % 60)}`;
}

/** The remaining seconds at which to warn, the earliest first: in good time for the limit, and shortly before the end. */
export function warnings(clock: Clock): number[] {
  const limit = (clock.move ?? 0) + (clock.bank ?? 0);
  const last = Math.min(10, limit / 3);
  const first = Math.min(Math.max(30, limit / 24), HOUR, limit / 3);
  return first > last ? [first, last] : [last];
}

/** The warning level for the remaining time: 0 for none, then 1, 2. */
export const warned = (seconds: number, clock: Clock) => warnings(clock).filter((at) => seconds <= at).length;
