/**
 * The live connection to one table: how it stands, what was said and done, and a way to ask for something.
 *
 * It comes back by itself and goes on where it ended. What was asked while the line was down is asked again: every
 * request has a key of its own, so it counts once however often it is sent.
 */
import { get, Refusal } from "./api/client";
import type { Company, Frame, Line, Message, Now, Said, Suggestions, Update } from "./api/types";
import { isComing } from "./coming";
import { line } from "./line.svelte";
import { randomKey } from "./random";

export type Standing = "connecting" | "open" | "lost" | "gone";

const GONE = 4404;
/** How many messages the server sends at a time. */
const CHAT_PAGE = 100;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** Milliseconds by which no frame is late: the server's clock was changed, or ours. */
const RESET = 3000;

export type Ask = { do: string; seat?: number | null } & Record<string, unknown>;
type Pending = { frame: string; done: (seq: number) => void; failed: (wrong: Refusal) => void };

export class LiveTable {
  standing = $state<Standing>("connecting");
  now = $state.raw<Now | null>(null);
  lines = $state.raw<Line[]>([]);
  /** The lines that came with how it stands now. */
  news = $state.raw<Line[]>([]);
  chat = $state.raw<Said[]>([]);
  /** Whether there may be earlier messages on the server. */
  earlier = $state(false);
  /** Who is here; null until it is known. */
  company = $state.raw<Company | null>(null);
  /** The answers that are marked for our seat. */
  suggestions = $state.raw<Suggestions | null>(null);
  /** Milliseconds that the clock of the server is ahead of ours. */
  skew = $state(0);
  seq = $state(0);
  /** The eyes through which we look; null for an onlooker. */
  seat = $state<number | null>(null);

  #socket: WebSocket | null = null;
  #pending = new Map<string, Pending>();
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #compared = false;

  constructor(
    readonly table: string,
    readonly eyes: number | null = null,
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
    // Closing a socket that is still connecting makes the browser complain: it closes itself once it is open.
    if (this.#socket?.readyState !== WebSocket.CONNECTING) this.#socket?.close();
  }

  /** Ask for something; the row after which it is done. Rejects with a Refusal. */
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

  /** A page that the server has sent for this table brings along how it stands: nobody has to wait for the line. */
  async #begin() {
    const address = `/api/tables/${this.table}`;
    if (this.eyes === null && isComing(address)) {
      try {
        this.#take(await get<Update>(address));
      } catch (wrong) {
        if (!(wrong instanceof Refusal)) throw wrong; // why it did not come, the line finds out
      }
    }
    if (!this.#closed) this.#connect();
  }

  #connect() {
    const address = new URL(`/api/tables/${this.table}/live`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    address.searchParams.set("since", String(this.seq));
    address.searchParams.set("company", "true");
    if (this.eyes !== null) address.searchParams.set("seat", String(this.eyes));
    const socket = new WebSocket(address);
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
      // A new connection begins with nothing marked: marks that were removed meanwhile are not mentioned.
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

  /** Frames take their time: the quickest tells most exactly how the clocks differ, unless one of them was put right. */
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

  /** Fetch what was said before the first line that is known. */
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

  /** A WebSocket that does not open cannot say why; whether there is such a table for us is asked in another way. */
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

/** The log without what was done in rows that are undone now, and without the mention of undos among them. */
function standing(lines: Line[], gone: number[]): Line[] {
  if (!gone.length) return lines;
  const rows = new Set(gone);
  return lines.filter((line) => !rows.has(line.seq) || (line.by == null && line.message.id !== "table-undone"));
}
