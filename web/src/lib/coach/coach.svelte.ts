/**
 * The coach in a replay: the analysis and its progress, what it would do at the shown moment, and the line that the board
 * shows instead of the game.
 */
import { get, post, refused } from "../api/client";
import type { Analysis, AnalysisNow, AnalysisProgress, Ideas, JudgedDecision, Message, Moment } from "../api/types";
import type { Replay } from "../replay/replay.svelte";

/** Milliseconds between two questions about the progress. */
const BEAT = 1000;
const MARKED: ReadonlySet<string> = new Set(["inaccuracy", "mistake"]);

interface Shown {
  at: string;
  idea: number;
  step: number;
  moment: Moment;
}

export class Coach {
  state = $state<"unknown" | AnalysisNow["state"]>("unknown");
  progress = $state.raw<AnalysisProgress | null>(null);
  analysis = $state.raw<Analysis | null>(null);
  problem = $state.raw<Message | null>(null);
  /** Whether the marked answers are shown on the board. */
  open = $state(false);
  thinking = $state(false);
  /** The seat whose decisions are listed; null for the viewer's own. */
  chosen = $state<number | null>(null);

  #ideas = $state.raw<{ at: string; ideas: Ideas } | null>(null);
  #shown = $state.raw<Shown | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(readonly replay: Replay) {}

  seat = $derived.by(() => this.chosen ?? this.replay.rights?.plays[0] ?? this.replay.moment?.seat ?? 0);
  decisions = $derived.by(() => new Map(this.analysis?.review.decisions.map((each) => [each.move, each])));
  /** The decision that the shown moment leads to. */
  decision = $derived.by<JudgedDecision | null>(() => this.decisions.get(this.replay.move) ?? null);
  marked = $derived.by(() => this.analysis?.review.decisions.filter(({ mark }) => MARKED.has(mark)) ?? []);

  /** The moment that ideas and lines belong to. */
  #at = $derived.by(() => `${this.replay.move}`);
  ideas = $derived.by(() => (this.#ideas?.at === this.#at ? this.#ideas.ideas : null));
  /** The step of a line that the board shows. */
  line = $derived.by(() => (this.#shown?.at === this.#at ? this.#shown : null));

  /** Whether the coach may say now what it would do. */
  advises = $derived.by(() => this.replay.update?.now.hints !== false);
  /** Who has to decide at the shown moment and may be advised; null if nobody. */
  asked = $derived.by<number | null>(() => {
    const { moment, record, rights, over, move } = this.replay;
    const waiting = (moment?.view as { waiting?: number[] } | undefined)?.waiting ?? [];
    const next = record?.moves?.[move]?.seat;
    const wanted = over ? [next, ...waiting] : (rights?.plays ?? []);
    return wanted.find((seat) => seat !== undefined && waiting.includes(seat)) ?? null;
  });

  /** Look whether there is an analysis, and follow it while it is made. */
  async look(): Promise<void> {
    await this.#take(() => get<AnalysisNow>(this.#path("analysis")));
  }

  async begin(): Promise<void> {
    await this.#take(() => post<AnalysisNow>(this.#path("analysis"), {}));
  }

  async #take(ask: () => Promise<AnalysisNow>): Promise<void> {
    clearTimeout(this.#timer);
    try {
      const now = await ask();
      this.problem = null;
      this.state = now.state;
      this.progress = now.progress ?? null;
      this.analysis = now.analysis ?? null;
      if (now.state === "working" && !this.#closed) this.#timer = setTimeout(() => void this.look(), BEAT);
    } catch (wrong) {
      this.problem = refused(wrong);
      this.state = "none";
    }
  }

  /** Ask what the coach would do at the shown moment. */
  async ask(): Promise<void> {
    if (this.thinking || this.ideas || this.asked === null) return;
    const at = this.#at;
    this.thinking = true;
    this.problem = null;
    try {
      this.#ideas = { at, ideas: await get<Ideas>(this.#path(`moves/${at}/ideas?seat=${this.asked}`)) };
    } catch (wrong) {
      this.problem = refused(wrong);
    } finally {
      this.thinking = false;
    }
  }

  /** Show a step of a line on the board; step 0 is the game itself. */
  async show(idea: number, step: number): Promise<void> {
    const at = this.#at;
    if (step < 1) {
      this.close();
      return;
    }
    try {
      const query = `idea=${idea}&step=${step}&seat=${this.asked}`;
      const moment = await get<Moment>(this.#path(`moves/${at}/line?${query}`));
      this.#shown = { at, idea, step, moment };
      this.problem = null;
    } catch (wrong) {
      this.problem = refused(wrong);
    }
  }

  /** Show the game again. */
  close() {
    this.#shown = null;
  }

  /** The next marked decision of the listed seat, from the shown moment on and then from the start. */
  next(): JudgedDecision | undefined {
    const own = this.marked.filter(({ seat }) => seat === this.seat);
    return own.find(({ move }) => move > this.replay.move) ?? own[0];
  }

  destroy() {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  #path(what: string): string {
    return `/api/tables/${this.replay.table}/${what}`;
  }
}
