/**
 * A match to be looked back at: where we are in it, through whose eyes, and what was there to be seen.
 *
 * Moments are fetched once; while one shows, its neighbours come. Whoever drags through a match gets the moments that
 * arrive on the way and always the one where they stop.
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
  /** Whose eyes were asked for; null for one's own. */
  eyes = $state<number | null>(null);
  moment = $state.raw<Moment | null>(null);
  /** Whether the moment that comes is not the next one, nor the one before. */
  leaps = $state(false);

  lines = $derived<Line[]>(standingLines(this.update?.lines ?? []));
  rounds = $derived<RoundStart[]>(roundStarts(this.lines, this.update?.now.seats.length ?? 0));
  moves = $derived(this.record?.moves?.length ?? 0);
  over = $derived(this.update?.now.status === "over");

  #moments = new Map<string, Promise<Moment>>();
  #loading = false;

  constructor(readonly table: string) {}

  /** Fetch the match and show one of its moves: the last, unless another is asked for. */
  async open(move: number | null, eyes: number | null): Promise<void> {
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
    // Before the end everybody has only their own eyes; and an address may name a seat that is not there.
    const known = eyes !== null && eyes < this.update.now.seats.length;
    this.eyes = this.over && known ? eyes : null;
    this.show(move ?? this.moves);
    try {
      this.standings = (await get<Schemas["Standings"]>(`${path}/standings`)).moves;
    } catch (wrong) {
      refused(wrong); // the match can be looked at without its curve
    }
  }

  show(move: number) {
    this.move = Math.max(0, Math.min(this.moves, Math.round(move)));
    void this.#load();
  }

  look(eyes: number | null) {
    this.eyes = eyes;
    void this.#load();
  }

  step(by: number) {
    this.show(this.move + by);
  }

  /** To where the round begins, or to the next one. */
  stepRound(by: 1 | -1) {
    const starts = [0, ...this.rounds.map(({ move }) => move), this.moves];
    const ahead = by > 0 ? starts.find((move) => move > this.move) : starts.findLast((move) => move < this.move);
    this.show(ahead ?? (by > 0 ? this.moves : 0));
  }

  /** Whether what is shown is where we want to be. */
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
        await tick(); // the page has to know how fast things move before they do
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
    return this.eyes === null ? `${move}` : `${move}?eyes=${this.eyes}`;
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
