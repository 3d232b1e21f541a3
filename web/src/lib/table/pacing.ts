/** When advice is fetched that nobody asked for just now: it costs the server a bot's thought, and the seat a part of
 *  what it may ask of the server in a while. */

/** Who answers at once needs none. In milliseconds. */
const CONSIDERING = 300;
const BETWEEN = 2000;
const FIRST_PAUSE = 5000;
const LONGEST_PAUSE = 60_000;
/** The server could not be reached; there is no advice on this question; too fast. Anything else is for good. */
const AWAY = 0;
const NO_ADVICE = 422;
const STALE = 409;
const TOO_FAST = 429;

export class Pacing {
  #next = 0;
  #pause = FIRST_PAUSE;
  #without = "";
  #never = false;

  /** How long to wait before asking about a question; null if it is not to be asked. */
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
