/** The form of a new table. Its contents are kept across pages until the table is set up. */
import type { GameInfo, NewTable, OptionField } from "../api/types";
import { preferences } from "../preferences.svelte";
import { suggestedFor } from "./levelResults";
import { chosenBot, playersOf, type Sitting, setUp } from "./opening";
import { USUAL_PACE } from "./pace";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86400;
export const MOVE_TIMES = [30, MINUTE, 2 * MINUTE, 5 * MINUTE, HOUR, DAY, 3 * DAY, 7 * DAY];
export const BANKS = [5 * MINUTE, 10 * MINUTE, 20 * MINUTE, 40 * MINUTE, HOUR, 2 * HOUR, DAY, 7 * DAY];

type Value = string | number | null;

export class Draft {
  players: number;
  seats: Sitting[];
  values: Record<string, Value>;
  public = $state(false);
  hints = $state(true);
  pace = $state(USUAL_PACE);
  move = $state(0);
  bank = $state(0);
  atZero = $state<"bot" | "wait">("bot");
  word = $state("");
  /** The kind of series; empty for a single game. */
  series = $state("");

  constructor(readonly game: GameInfo) {
    const { usual, most } = playersOf(game);
    const level = suggestedFor(game);
    this.players = $state(usual);
    this.seats = $state(
      Array.from({ length: most }, (_, seat) => ({
        kind: seat ? level : "me",
        name: seat ? "" : preferences.all.name,
      })),
    );
    this.values = $state(
      Object.fromEntries(game.fields.map((field) => [field.name, (field.default ?? null) as Value])),
    );
  }

  /**
   * The options that apply to the current choices, except for the number of players. One that was chosen stays, even if it
   * no longer applies: the server says why the table can't be set up like that.
   */
  get fields(): OptionField[] {
    return this.game.fields.filter(
      (field) => field.name !== "players" && (this.#matters(field) || this.isChosen(field)),
    );
  }

  /** Whether an option isn't at its default. */
  isChosen({ name, default: usual }: OptionField): boolean {
    return this.values[name] !== (usual ?? null);
  }

  #matters(field: OptionField): boolean {
    return Object.entries(field.shown_if ?? {}).every(([name, values]) =>
      values.includes(name === "players" ? this.players : this.values[name]),
    );
  }

  /** Play a kind of series, or a single game, with the options that are usual for it. Those of the kind chosen before go,
   *  unless they were changed. */
  choosePath(kind: string) {
    const usual = this.game.series_usual;
    const before = Object.entries(usual[this.series] ?? {}).filter(([name, value]) => this.#value(name) === value);
    for (const [name] of before) this.#set(name, this.game.fields.find((field) => field.name === name)?.default);
    this.series = kind;
    for (const [name, value] of Object.entries(usual[kind] ?? {})) this.#set(name, value);
  }

  #value(name: string): unknown {
    return name === "players" ? this.players : this.values[name];
  }

  #set(name: string, value: unknown) {
    if (name === "players") this.players = Number(value);
    else this.values[name] = (value ?? null) as Value;
  }

  /** Make it a public table whose other seats are free. */
  invite() {
    this.public = true;
    for (const seat of this.seats) if (seat.kind !== "me" && seat.kind !== "here") seat.kind = "open";
  }

  get sitting(): Sitting[] {
    return this.seats.slice(0, this.players);
  }

  /** The options as they are filled in. */
  get options(): Record<string, unknown> {
    const options: Record<string, unknown> = { players: this.players };
    for (const field of this.fields) {
      const value = this.values[field.name];
      if (value !== null && value !== undefined && value !== "") options[field.name] = value;
    }
    return options;
  }

  /** Fill in these options, and the defaults of all others. */
  fill(options: Readonly<Record<string, unknown>>) {
    if (typeof options.players === "number") this.players = options.players;
    for (const field of this.game.fields) {
      this.values[field.name] = (options[field.name] ?? field.default ?? null) as Value;
    }
  }

  async open(): Promise<void> {
    const options = this.options;
    const table: Omit<NewTable, "seats"> = {
      game: this.game.name,
      options,
      public: this.public,
      pace: this.pace,
      hints: this.hints,
    };
    if (this.series) table.series = this.series;
    if (this.move || this.bank) table.clock = { move: this.move, bank: this.bank, at_zero: this.atZero };
    const name = this.sitting.find((seat) => seat.kind === "me")?.name.trim();
    if (name) preferences.set({ name });
    const seats = this.sitting.map((seat) => ({ ...seat, kind: chosenBot(this.game, seat.kind) }));
    await setUp(table, seats, this.word);
    drafts.delete(this.game.name);
  }
}

const drafts = new Map<string, Draft>();

export function draftOf(game: GameInfo): Draft {
  const kept = drafts.get(game.name);
  if (kept) return kept;
  const draft = new Draft(game);
  drafts.set(game.name, draft);
  return draft;
}

/** A duration in its largest unit, as a message. */
export function lengthOf(seconds: number): { id: string; count: number } {
  if (seconds >= DAY) return { id: "page-time-days", count: Math.floor(seconds / DAY) };
  if (seconds >= HOUR) return { id: "page-time-hours", count: Math.floor(seconds / HOUR) };
  if (seconds >= MINUTE) return { id: "page-time-minutes", count: Math.floor(seconds / MINUTE) };
  return { id: "page-time-seconds", count: seconds };
}
