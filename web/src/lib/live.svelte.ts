/**
 * The live connection to one table: its state, log and chat, and a way to send requests.
 *
 * It reconnects by itself and continues where it stopped. Requests without a reply are sent again: each has an
 * idempotency key, so it counts once however often it is sent.
 */
import { get, Refusal } from "./api/client";
import type { Company, Frame, Line, Message, Now, Said, Suggestions, Update } from "./api/types";
import { isComing } from "./coming";
import { line } from "./line.svelte";
import { randomKey } from "./random";

export type Standing = "connecting" | "open" | "lost" | "gone";

const GONE = 4404;
/** The server's page size for chat messages. */
const CHAT_PAGE = 100;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** A clock difference in milliseconds that a late frame can't explain: one of the clocks was changed. */
const RESET = 3000;

export type Ask = { do: string; seat?: number | null } & Record<string, unknown>;
type Pending = { frame: string; done: (seq: number) => void; failed: (wrong: Refusal) => void };

export class LiveTable {
  standing = $state<Standing>("connecting");
  now = $state.raw<Now | null>(null);
  lines = $state.raw<Line[]>([]);
  /** The lines of the last update. */
  news = $state.raw<Line[]>([]);
  chat = $state.raw<Said[]>([]);
  /** Whether there may be earlier messages on the server. */
  earlier = $state(false);
  /** Who is here; null until known. */
  company = $state.raw<Company | null>(null);
  /** The answers marked for our seat. */
  suggestions = $state.raw<Suggestions | null>(null);
  /** How far the server's clock is ahead of ours, in milliseconds. */
  skew = $state(0);
  seq = $state(0);
  /** The seat whose view we see; null for spectators. */
  seat = $state<number | null>(null);

  #socket: WebSocket | null = null;
  #pending = new Map<string, Pending>();
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #compared = false;

  constructor(
    readonly table: string,
    readonly viewpoint: number | null = null,
  ) {
    void this.#begin();
    addEventListener("online", this.#hurry);
    addEventListener("visibilitychange", this.#hurry);
  }

  close() {
    this.#closed = true;
    line.live(this, true);
    clearTimeout(this.#timer);
    removeEventListener("online", this.#hurry);
    removeEventListener("visibilitychange", this.#hurry);
    // Closing a connecting socket logs an error in the browser; it closes itself once it is open.
    if (this.#socket?.readyState !== WebSocket.CONNECTING) this.#socket?.close();
  }

  /** Send a request; resolves to its row. Rejects with a Refusal. */
  ask(ask: Ask): Promise<number> {
    const key = randomKey();
    const frame = JSON.stringify({ ...ask, key });
    return new Promise((done, failed) => {
      this.#pending.set(key, { frame, done, failed });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(frame);
    });
  }

  #hurry = () => {
    if (this.standing === "lost" && document.visibilityState === "visible") {
      clearTimeout(this.#timer);
      this.#connect();
    }
  };

  /** Start with the state that the page preloads, without waiting for the connection. */
  async #begin() {
    const url = `/api/tables/${this.table}`;
    if (this.viewpoint === null && isComing(url)) {
      try {
        this.#take(await get<Update>(url));
      } catch (wrong) {
        if (!(wrong instanceof Refusal)) throw wrong; // the connection will find out why
      }
    }
    if (!this.#closed) this.#connect();
  }

  #connect() {
    const url = new URL(`/api/tables/${this.table}/live`, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    url.searchParams.set("since", String(this.seq));
    url.searchParams.set("company", "true");
    if (this.viewpoint !== null) url.searchParams.set("seat", String(this.viewpoint));
    const socket = new WebSocket(url);
    let opened = false;
    this.#socket = socket;
    socket.onopen = () => {
      opened = true;
      if (this.#closed) {
        socket.onmessage = null;
        socket.close();
        return;
      }
      this.#wait = FIRST_WAIT;
      for (const { frame } of this.#pending.values()) socket.send(frame);
    };
    let heard = false;
    socket.onmessage = (event) => {
      const frame = JSON.parse(event.data as string) as Frame;
      // A new connection starts without marks, because the server doesn't send those that were removed meanwhile.
      if (frame.suggestions || !heard) this.suggestions = frame.suggestions ?? null;
      heard = true;
      this.#hear(frame);
    };
    socket.onclose = (event) => {
      this.#lost(event.code);
      if (!opened && !this.#closed) void this.#ask();
    };
  }

  #hear(frame: Frame) {
    if (frame.company) this.company = frame.company;
    if (frame.at) this.#compare(frame.at * 1000 - Date.now());
    if (frame.update) this.#take(frame.update);
    this.standing = "open";
    line.live(this, true);
    for (const reply of frame.replies ?? []) {
      const asked = this.#pending.get(reply.key);
      this.#pending.delete(reply.key);
      if (reply.error) asked?.failed(new Refusal(422, reply.error as Message));
      else asked?.done(reply.seq ?? 0);
    }
  }

  /** Estimate the clock difference. The fastest frame gives the best estimate, unless one of the clocks was changed. */
  #compare(skew: number) {
    this.skew = this.#compared && Math.abs(skew - this.skew) < RESET ? Math.max(skew, this.skew) : skew;
    this.#compared = true;
  }

  #take(update: Update) {
    if (update.seq <= this.seq && this.now !== null) return;
    this.lines = [...standing(this.lines, update.gone ?? []), ...update.lines];
    this.news = update.lines;
    if (update.since === 0) this.earlier = update.chat.length === CHAT_PAGE;
    this.chat = [...this.chat, ...update.chat];
    this.seq = update.seq;
    this.seat = update.seat;
    this.now = update.now;
  }

  /** Load the chat messages before the first one we have. */
  async loadEarlier(): Promise<void> {
    const found = await get<Said[]>(`/api/tables/${this.table}/chat?before=${this.chat[0]!.seq}`);
    this.earlier = found.length === CHAT_PAGE;
    this.chat = [...found, ...this.chat];
  }

  #lost(code: number) {
    if (this.#closed) return;
    if (code === GONE) {
      this.#gone();
      return;
    }
    this.standing = "lost";
    line.live(this, false);
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** A WebSocket that fails to open gives no reason, so check over HTTP whether we have access to the table. */
  async #ask() {
    try {
      await get(`/api/tables/${this.table}/rights`);
    } catch (wrong) {
      if (wrong instanceof Refusal && wrong.status === 404 && !this.#closed) this.#gone();
    }
  }

  #gone() {
    clearTimeout(this.#timer);
    this.standing = "gone";
    line.live(this, true);
    const said: Message = { id: "error-no-table", is: "message" };
    for (const asked of this.#pending.values()) asked.failed(new Refusal(404, said));
    this.#pending.clear();
  }
}

/** The log without the moves in undone rows, and without mentions of undos among them. */
function standing(lines: Line[], gone: number[]): Line[] {
  if (!gone.length) return lines;
  const rows = new Set(gone);
  return lines.filter((line) => !rows.has(line.seq) || (line.by == null && line.message.id !== "table-undone"));
}
