/** The running clocks of a table, from the server's deadlines and the server's time. */
import type { Clock } from "./api/types";
import { warned } from "./clocks";
import type { LiveTable } from "./live.svelte";

const TICK = 250;

export class Clocks {
  #now = $state(Date.now());

  constructor(
    readonly live: LiveTable,
    readonly rules: Clock | null,
  ) {
    $effect(() => {
      if (!rules || !Object.keys(live.now?.deadlines ?? {}).length) return;
      this.#now = Date.now();
      const timer = setInterval(() => {
        this.#now = Date.now();
      }, TICK);
      return () => clearInterval(timer);
    });
  }

  /** Seconds left for a seat's decision; null while its clock is stopped. */
  left(seat: number): number | null {
    const deadline = this.live.now?.deadlines?.[seat];
    return deadline === undefined ? null : Math.max(0, deadline - (this.#now + this.live.skew) / 1000);
  }

  /** What a stopped clock shows: the time left for the whole game and the next move. */
  stands(seat: number): number | null {
    const { rules, live } = this;
    if (!rules || live.now?.status !== "running" || live.now.seats[seat]?.kind !== "person") return null;
    return (rules.move ?? 0) + (live.now.banks?.[seat] ?? 0);
  }

  /** The warning level of a seat: 0 none, 1 soon, 2 now. */
  hurry(seat: number): number {
    const left = this.left(seat);
    return left === null || !this.rules ? 0 : warned(left, this.rules);
  }
}
