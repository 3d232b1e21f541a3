/** The points if this round were the last, for players who want to see them. */
import { get, refused } from "../api/client";
import type { Message } from "../api/types";
import type { LiveTable } from "../live.svelte";

const KEY = "cosecha-points-so-far";

export interface Scores {
  totals: number[];
  winners: number[];
  /** Seats with hidden points, whose total is incomplete for this viewer. */
  unknown: number[];
}

export const unknownIn = (scores: Scores | null | undefined) => scores?.unknown ?? [];

export class StandingNow {
  shown = $state(localStorage.getItem(KEY) !== "off");
  scores = $state.raw<Scores | null>(null);
  problem = $state.raw<Message | null>(null);

  /** Follows the table as long as the component that creates it is mounted. */
  constructor(live: LiveTable) {
    $effect(() => {
      if (this.shown && live.seq) void this.#ask(live, live.seq);
    });
  }

  flip() {
    this.shown = !this.shown;
    localStorage.setItem(KEY, this.shown ? "on" : "off");
  }

  async #ask(live: LiveTable, seq: number) {
    const query = live.seat === null ? "" : `?seat=${live.seat}`;
    try {
      const found = await get<Scores>(`/api/tables/${live.table}/standing${query}`);
      if (seq === live.seq) [this.scores, this.problem] = [found, null];
    } catch (wrong) {
      this.problem = refused(wrong);
    }
  }
}
