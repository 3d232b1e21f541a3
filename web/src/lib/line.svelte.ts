/** Whether the server can be reached. Every page shows at the top when it can't. */

const AGAIN = 3000;
/** Check the server if there was no response after this many milliseconds. */
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

  /** `offline`: the device has no network. `lost`: the server doesn't respond, or a live connection dropped. */
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
    // A page that makes no requests wouldn't notice, and may itself have come from the cache.
    addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") void this.#look();
    });
    this.#timer = setTimeout(() => this.#look(), FIRST);
  }

  /** Record whether a request got a response. */
  answered(heard: boolean) {
    this.#silent = !heard;
    clearTimeout(this.#timer);
    if (!heard) this.#timer = setTimeout(() => this.#look(), AGAIN);
  }

  /** Record the state of a live connection, which reconnects by itself. */
  live(connection: object, open: boolean) {
    if (open !== this.#broken.has(connection)) return;
    const others = [...this.#broken].filter((one) => one !== connection);
    this.#broken = new Set(open ? others : [...others, connection]);
  }

  async #look() {
    try {
      const answer = await fetch("/healthz", { cache: "no-store" });
      await answer.text(); // an unread body keeps the request open
      this.answered(isFromServer(answer));
    } catch {
      this.answered(false);
    }
  }
}

export const line = new Line();
