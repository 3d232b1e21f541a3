/**
 * A replay: the current move, whose view is shown, and the moments loaded so far.
 *
 * Moments are loaded once, and neighbors are prefetched. Dragging the slider shows the moments that arrive on the way,
 * and always the one where it stops.
 */
import { tick } from "svelte";
import { get, refused } from "../api/client";
import type { components } from "../api/schema";
import type { Line, Message, Moment, Update } from "../api/types";
import { type RoundStart, roundStarts, standingLines } from "./rounds";

type Schemas = components["schemas"];
export type MatchRecord = Schemas["Record"];
export type Rights = Schemas["Rights"];

const NEIGHBOURS = [1, -1, 2];

export class Replay {
  problem = $state.raw<Message | null>(null);
  update = $state.raw<Update | null>(null);
  record = $state.raw<MatchRecord | null>(null);
  rights = $state.raw<Rights | null>(null);
  standings = $state.raw<number[][]>([]);
  move = $state(0);
  /** The seat whose view was requested; null for the viewer's own. */
  viewpoint = $state<number | null>(null);
  moment = $state.raw<Moment | null>(null);
  /** Whether it advances by itself. */
  playing = $state(false);
  /** Whether the next moment isn't adjacent to the current one. */
  leaps = $state(false);

  lines = $derived<Line[]>(standingLines(this.update?.lines ?? []));
  rounds = $derived<RoundStart[]>(roundStarts(this.lines, this.update?.now.seats.length ?? 0));
  moves = $derived(this.record?.moves?.length ?? 0);
  over = $derived(this.update?.now.status === "over");
  /** Whether the game was played to its end. An uploaded one may not have been, and isn't analyzed. */
  finished = $derived(this.over && !this.update?.now.waiting?.length);

  #moments = new Map<string, Promise<Moment>>();
  #loading = false;

  constructor(readonly table: string) {}

  /** Load the game and show a move, by default the last. */
  async open(move: number | null, viewpoint: number | null): Promise<void> {
    const path = `/api/tables/${this.table}`;
    try {
      [this.update, this.record, this.rights] = await Promise.all([
        get<Update>(path),
        get<MatchRecord>(`${path}/record`),
        get<Rights>(`${path}/rights`),
      ]);
    } catch (wrong) {
      this.problem = refused(wrong);
      return;
    }
    // Before the end, only the viewer's own view is available; and the URL may name a seat that doesn't exist.
    const known = viewpoint !== null && viewpoint < this.update.now.seats.length;
    this.viewpoint = this.over && known ? viewpoint : null;
    this.show(move ?? this.moves);
    try {
      this.standings = (await get<Schemas["Standings"]>(`${path}/standings`)).moves;
    } catch (wrong) {
      refused(wrong); // the replay works without its curve
    }
  }

  show(move: number) {
    this.move = Math.max(0, Math.min(this.moves, Math.round(move)));
    void this.#load();
  }

  look(viewpoint: number | null) {
    this.viewpoint = viewpoint;
    void this.#load();
  }

  step(by: number) {
    this.show(this.move + by);
  }

  /** To the beginning of the round, or of the next one. */
  stepRound(by: 1 | -1) {
    const starts = [0, ...this.rounds.map(({ move }) => move), this.moves];
    const ahead = by > 0 ? starts.find((move) => move > this.move) : starts.findLast((move) => move < this.move);
    this.show(ahead ?? (by > 0 ? this.moves : 0));
  }

  /** Whether the wanted move is shown. */
  get arrived(): boolean {
    return this.moment?.move === this.move;
  }

  async #load(): Promise<void> {
    if (this.#loading) return;
    this.#loading = true;
    try {
      let shown = "";
      while (shown !== this.#key(this.move)) {
        shown = this.#key(this.move);
        const next = await this.#at(this.move);
        this.leaps = Math.abs(next.move - (this.moment?.move ?? next.move)) > 1;
        await tick(); // the page has to apply the speed before anything moves
        this.moment = next;
      }
      this.problem = null;
      for (const by of NEIGHBOURS) this.#at(this.move + by).catch(() => {});
    } catch (wrong) {
      this.problem = refused(wrong);
    } finally {
      this.#loading = false;
    }
  }

  #key(move: number): string {
    return this.viewpoint === null ? `${move}` : `${move}?eyes=${this.viewpoint}`;
  }

  #at(move: number): Promise<Moment> {
    const key = this.#key(Math.max(0, Math.min(this.moves, move)));
    const known = this.#moments.get(key);
    if (known) return known;
    const asked = get<Moment>(`/api/tables/${this.table}/moves/${key}`);
    this.#moments.set(key, asked);
    asked.catch(() => this.#moments.delete(key));
    return asked;
  }
}
