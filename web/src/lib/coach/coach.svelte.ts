/**
 * The coach in a replay: the analysis and its progress, what it would do at the shown moment, and the line that the board
 * shows instead of the game.
 */
import { tick } from "svelte";
import { get, isTransient, post, refused } from "../api/client";
import type {
  Analysis,
  AnalysisNow,
  AnalysisProgress,
  Ideas,
  JudgedDecision,
  LineStep,
  Message,
  Moment,
} from "../api/types";
import type { Replay } from "../replay/replay.svelte";

/** Milliseconds between two questions about the progress; after failures more, up to the longest wait. */
const BEAT = 1000;
const LONGEST_WAIT = 30_000;
const FLAGGED: ReadonlySet<string> = new Set(["inaccuracy", "mistake"]);

/** A step of a line, by its number, and the answer that the line begins with. */
interface Step {
  at: string;
  action: string;
  step: number;
}

export class Coach {
  state = $state<"unknown" | AnalysisNow["state"]>("unknown");
  progress = $state.raw<AnalysisProgress | null>(null);
  analysis = $state.raw<Analysis | null>(null);
  /** Why there is no analysis. */
  problem = $state.raw<Message | null>(null);
  /** The seat whose decisions are listed; null for the viewer's own. */
  chosen = $state<number | null>(null);
  /** What has just happened, for screen readers. */
  said = $state.raw<Message | null>(null);

  #ideas = $state.raw<Readonly<Record<string, Ideas>>>({});
  /** The moment about which was asked last, until there is an answer. */
  #asking = $state.raw<string | null>(null);
  #refusal = $state.raw<{ at: string; problem: Message } | null>(null);
  #shown = $state.raw<(Step & { moment: Moment }) | null>(null);
  /** The step that will be shown as soon as it is there. */
  #coming = $state.raw<Step | null>(null);
  #opener: Element | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #closed = false;

  constructor(readonly replay: Replay) {}

  seat = $derived.by(() => this.chosen ?? this.replay.rights?.plays[0] ?? this.replay.moment?.seat ?? 0);
  decisions = $derived.by(() => new Map(this.analysis?.review.decisions.map((each) => [each.move, each])));
  /** The decision that the shown moment leads to. */
  decision = $derived.by<JudgedDecision | null>(() => this.decisions.get(this.replay.move) ?? null);
  /** What would have been better; nothing if what was played counts as the best, too. */
  better = $derived.by(() =>
    this.decision && this.decision.mark !== "best" ? this.decision.answers.filter(({ better }) => better) : [],
  );
  marked = $derived.by(() => this.analysis?.review.decisions.filter(({ mark }) => FLAGGED.has(mark)) ?? []);

  #at = $derived.by(() => `${this.replay.move}`);
  ideas = $derived.by(() => this.#ideas[this.#at] ?? null);
  thinking = $derived.by(() => this.#asking === this.#at);
  /** Why the last question about the shown moment has no answer. */
  refusal = $derived.by(() => (this.#refusal?.at === this.#at ? this.#refusal.problem : null));
  /** The step of a line that the board shows. */
  line = $derived.by(() => (this.#shown?.at === this.#at ? this.#shown : null));
  coming = $derived.by(() => (this.#coming?.at === this.#at ? this.#coming : null));

  /** Whether the coach may say now what it would do. */
  advises = $derived.by(() => this.replay.update?.now.hints !== false);
  /** Who has to decide at the shown moment and may be advised; null if nobody. */
  asked = $derived.by<number | null>(() => {
    const { moment, record, rights, finished, move } = this.replay;
    const waiting = (moment?.view as { waiting?: number[] } | undefined)?.waiting ?? [];
    const next = record?.moves?.[move]?.seat;
    const wanted = finished ? [next, ...waiting] : (rights?.plays ?? []);
    return wanted.find((seat) => seat !== undefined && waiting.includes(seat)) ?? null;
  });

  /** Look whether there is an analysis, and follow it while it is made. */
  async look(): Promise<void> {
    try {
      this.#take(await get<AnalysisNow>(this.#path("analysis")));
    } catch (wrong) {
      if (isTransient(wrong)) {
        this.#failures++;
        this.#lookLater();
        return;
      }
      this.problem = refused(wrong);
      this.state = "none";
    }
  }

  async begin(): Promise<void> {
    try {
      this.#take(await post<AnalysisNow>(this.#path("analysis"), {}));
    } catch (wrong) {
      this.problem = refused(wrong);
    }
  }

  #take(now: AnalysisNow) {
    if (now.state === "working" && this.state !== "working") this.#say("coach-begun");
    if (now.state === "done" && this.state === "working") this.#say("coach-done");
    this.problem = null;
    this.state = now.state;
    this.progress = now.progress ?? null;
    this.analysis = now.analysis ?? null;
    this.#failures = 0;
    if (now.state === "working") this.#lookLater();
  }

  #lookLater() {
    clearTimeout(this.#timer);
    if (this.#closed) return;
    this.#timer = setTimeout(() => void this.look(), Math.min(BEAT * 2 ** this.#failures, LONGEST_WAIT));
  }

  /** Ask what the coach would do at the shown moment. */
  async ask(): Promise<void> {
    if (this.thinking || this.ideas || this.asked === null) return;
    const at = this.#at;
    this.replay.playing = false;
    this.#asking = at;
    this.#refusal = null;
    this.#say("client-loading");
    try {
      const ideas = await get<Ideas>(this.#path(`moves/${at}/ideas?seat=${this.asked}`));
      this.#ideas = { ...this.#ideas, [at]: ideas };
      if (at === this.#at) this.#say("coach-ideas-about", { seat: { is: "token", kind: "seat", value: ideas.seat } });
    } catch (wrong) {
      this.#refusal = { at, problem: refused(wrong) };
    } finally {
      if (this.#asking === at) this.#asking = null;
    }
  }

  /** The line that begins with an answer: what may follow if the coach would give that answer, too. */
  lineOf(action: string): readonly Pick<LineStep, "seat" | "action">[] {
    const idea = this.ideas?.ideas.find((each) => each.action === action);
    return idea?.line ?? [{ seat: this.asked ?? 0, action }];
  }

  /** Show a step of the line that begins with an answer. */
  async show(action: string, step = 1): Promise<void> {
    if (this.coming?.action === action && this.coming.step === step) return;
    const wanted = { at: this.#at, action, step };
    if (!this.line) this.#opener = document.activeElement;
    this.replay.playing = false;
    this.#coming = wanted;
    this.#refusal = null;
    const line = this.lineOf(action);
    const steps = line.slice(0, step).map((each) => ({ seat: each.seat, action: each.action }));
    try {
      const moment = await post<Moment>(this.#path(`moves/${this.#at}/line`), { seat: line[0]?.seat, steps });
      if (this.#coming !== wanted) return;
      this.#shown = { ...wanted, moment };
      this.#say("coach-line-at", { step, steps: line.length });
    } catch (wrong) {
      if (this.#coming === wanted) this.#refusal = { at: wanted.at, problem: refused(wrong) };
    } finally {
      if (this.#coming === wanted) this.#coming = null;
    }
  }

  /** Show the game again, and forget the line. */
  close() {
    this.#shown = null;
    this.#coming = null;
  }

  /** The same by a button that goes away with the line. With a keyboard, the focus goes back to what has opened it. */
  async leave({ detail }: MouseEvent): Promise<void> {
    this.close();
    await tick();
    if (!detail) (this.#opener as HTMLElement | SVGElement | null)?.focus();
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

  #say(id: string, args: NonNullable<Message["args"]> = {}) {
    this.said = { id, args, is: "message" };
  }

  #path(what: string): string {
    return `/api/tables/${this.replay.table}/${what}`;
  }
}
