/** When to request automatic hints: each costs the server a bot's thinking time, and counts against the seat's rate
 *  limit. */

/** Delay in milliseconds, because a player who answers right away needs no hints. */
const CONSIDERING = 300;
const BETWEEN = 2000;
const FIRST_PAUSE = 5000;
const LONGEST_PAUSE = 60_000;
/** Statuses: the server can't be reached; no hints for this question; too fast. Others are permanent. */
const AWAY = 0;
const NO_ADVICE = 422;
const STALE = 409;
const TOO_FAST = 429;

export class Pacing {
  #next = 0;
  #pause = FIRST_PAUSE;
  #without = "";
  #never = false;

  /** Milliseconds to wait before requesting hints for a question; null for never. */
  wait(asked: string, now: number): number | null {
    if (this.#never || this.#without === asked) return null;
    return Math.max(CONSIDERING, this.#next - now);
  }

  asks(now: number) {
    this.#next = now + BETWEEN;
  }

  answered() {
    this.#pause = FIRST_PAUSE;
  }

  refused(asked: string, status: number, now: number) {
    if (status === AWAY || status === TOO_FAST) {
      this.#next = now + this.#pause;
      this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE);
    } else if (status === NO_ADVICE || status === STALE) this.#without = asked;
    else this.#never = true;
  }
}
