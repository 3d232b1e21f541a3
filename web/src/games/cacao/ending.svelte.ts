/** Whether a match has just ended before somebody's eyes: then its points are told one after another. */
class Ending {
  #running = false;
  /** To be told slowly, once. */
  fresh = $state(false);

  /** A map comes onto the page: nothing was seen on it yet, whatever was seen on another. */
  begin() {
    this.#running = false;
    this.fresh = false;
  }

  see(over: boolean) {
    if (!over) this.#running = true;
    else if (this.#running) {
      this.#running = false;
      this.fresh = true;
    }
  }
}

export const ending = new Ending();
