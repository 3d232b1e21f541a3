/** Whether the server can be reached. Every page says at its head when it cannot; who waits for it looks here. */

const AGAIN = 3000;
/** A page that has heard nothing after so long asks whether the server is there. */
const FIRST = 1500;

/** What a proxy says when the server behind it is gone. */
const GATEWAY = new Set([502, 503, 504]);

/** Whether a response comes from the server itself. If its database fails, it also sends 503, and says when to retry. */
export const isFromServer = ({ status, headers }: Response) => !GATEWAY.has(status) || headers.has("retry-after");

class Line {
  #offline = $state(!navigator.onLine);
  #silent = $state(false);
  #broken = $state.raw<ReadonlySet<object>>(new Set());
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `offline`: this device has no network. `lost`: the server, or a live connection to it, is gone. */
  standing = $derived<"up" | "lost" | "offline">(
    this.#offline ? "offline" : this.#silent || this.#broken.size ? "lost" : "up",
  );

  constructor() {
    addEventListener("offline", () => {
      this.#offline = true;
    });
    addEventListener("online", () => {
      this.#offline = false;
      void this.#look();
    });
    // A page that asks the server for nothing would not notice; and it may have come from the browser's own store.
    addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") void this.#look();
    });
    this.#timer = setTimeout(() => this.#look(), FIRST);
  }

  /** A request had an answer, or none. */
  answered(heard: boolean) {
    this.#silent = !heard;
    clearTimeout(this.#timer);
    if (!heard) this.#timer = setTimeout(() => this.#look(), AGAIN);
  }

  /** A live connection comes back by itself, and says so. */
  live(connection: object, open: boolean) {
    if (open !== this.#broken.has(connection)) return;
    const others = [...this.#broken].filter((one) => one !== connection);
    this.#broken = new Set(open ? others : [...others, connection]);
  }

  async #look() {
    try {
      const answer = await fetch("/healthz", { cache: "no-store" });
      await answer.text(); // what is not read keeps the request open
      this.answered(isFromServer(answer));
    } catch {
      this.answered(false);
    }
  }
}

export const line = new Line();
