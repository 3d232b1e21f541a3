/** Points if this round were the last: at the seats and on a sheet, for those who like to be told. */
import { get, refused } from "../api/client";
import type { Message } from "../api/types";
import type { LiveTable } from "../live.svelte";

const KEY = "cosecha-points-so-far";

export interface Scores {
  totals: number[];
  winners: number[];
  /** The seats of which something is hidden from these eyes, so that the total is not the whole of it. */
  unknown: number[];
}

export const unknownIn = (scores: Scores | null | undefined) => scores?.unknown ?? [];

export class StandingNow {
  shown = $state(localStorage.getItem(KEY) !== "off");
  scores = $state.raw<Scores | null>(null);
  problem = $state.raw<Message | null>(null);

  /** Follows the table as long as the component is there that makes it. */
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
    const eyes = live.seat === null ? "" : `?seat=${live.seat}`;
    try {
      const found = await get<Scores>(`/api/tables/${live.table}/standing${eyes}`);
      if (seq === live.seq) [this.scores, this.problem] = [found, null];
    } catch (wrong) {
      this.problem = refused(wrong);
    }
  }
}
