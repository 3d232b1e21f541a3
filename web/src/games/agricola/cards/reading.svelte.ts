/** The enlarged card next to the farm, and where it was opened from: hovered or focused, in the hand or on a tab. */
class Reading {
  name = $state("");
  /** The horizontal center of what it was opened from, in window pixels. */
  from = $state<number | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Hover delay in milliseconds, so that a passing mouse opens nothing. */
  static readonly PAUSE = 120;
  /** How long it stays after the mouse has left, so that the mouse can get to its terms. */
  static readonly LINGER = 400;

  open(name: string, from: Element | null, at: "once" | "soon") {
    clearTimeout(this.#timer);
    const box = from?.closest("[data-hand]") && from.getBoundingClientRect();
    const show = () => {
      this.name = name;
      this.from = box ? box.x + box.width / 2 : null;
    };
    // No delay when moving from card to card.
    if (at === "once" || this.name) show();
    else this.#timer = setTimeout(show, Reading.PAUSE);
  }

  /** Close it, unless the mouse arrives on the card before long. */
  leave(name: string) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.close(name), Reading.LINGER);
  }

  /** The mouse is on the card. */
  stay() {
    clearTimeout(this.#timer);
  }

  close(name?: string) {
    clearTimeout(this.#timer);
    if (!name || name === this.name) this.name = "";
  }
}

export const reading = new Reading();
