/** The card that is read large at the farm, and from where: hovered or focused, in the hand or in front of a seat. */
class Reading {
  name = $state("");
  /** The middle of what it was opened from, in pixels of the window. */
  from = $state<number | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** A passing mouse opens nothing. */
  static readonly PAUSE = 120;

  open(name: string, from: Element | null, at: "once" | "soon") {
    clearTimeout(this.#timer);
    const box = from?.closest("[data-hand]") && from.getBoundingClientRect();
    const show = () => {
      this.name = name;
      this.from = box ? box.x + box.width / 2 : null;
    };
    // From card to card it follows at once.
    if (at === "once" || this.name) show();
    else this.#timer = setTimeout(show, Reading.PAUSE);
  }

  close(name?: string) {
    clearTimeout(this.#timer);
    if (!name || name === this.name) this.name = "";
  }
}

export const reading = new Reading();
