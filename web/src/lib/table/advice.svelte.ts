/** Hints from the bot or a helper for the current question: up to three answers, each with its reason. They are numbered
 *  and marked on the board until the question is answered. */
import { get, Refusal, refused } from "../api/client";
import type { Hint } from "../api/types";
import type { Advised } from "../game";
import { plain, speaker, t } from "../words/speaker.svelte";
import { Pacing } from "./pacing";
import type { Play } from "./play.svelte";

const NONE: readonly Hint[] = [];

export class Advice {
  thinking = $state(false);
  /** The hint that is focused, or hovered in passing. */
  #pointed = $state.raw<{ hint: Hint; focused: boolean } | null>(null);

  #given = $state.raw<{ asked: string; hints: readonly Hint[] } | null>(null);
  #pacing = new Pacing();
  /** The number of refused requests, to allow retries. */
  #refusals = $state(0);

  constructor(
    readonly play: Play,
    readonly names: () => string[],
  ) {}

  /** What is asked, if answers to it can be marked: the question's id, and the last undo, after which the same question
   *  may come up in another position. */
  asked = $derived.by<string>(() => {
    const { now, lines } = this.play.live;
    const decision = now?.decision;
    if (!decision || decision.kind === "confirm") return "";
    return `${decision.id} ${lines.findLast(({ message }) => message.id === "table-undone")?.seq ?? 0}`;
  });
  /** Whether a helper has marked answers, which then replace the bot's hints. */
  marked = $derived.by(() => this.asked !== "" && this.play.help.marked.length > 0);
  hints = $derived.by<readonly Hint[]>(() => {
    if (this.marked) return this.play.help.marked;
    return this.asked && this.#given?.asked === this.asked ? this.#given.hints : NONE;
  });
  /** The hint that matches the picked answer. */
  chosen = $derived.by(() => this.hints.find(({ action }) => action === this.play.ready) ?? null);
  /** The hint whose reason is shown. */
  shown = $derived.by(() => this.hints.find((hint) => hint === this.#pointed?.hint) ?? this.chosen);
  /** Whether the reason is shown only while the mouse is there. */
  passing = $derived.by(() => this.shown !== this.chosen && !this.#pointed?.focused);
  /** Whether there are hints, or they may be requested. */
  offered = $derived.by(() => this.asked !== "" && (this.play.help.bots || this.hints.length > 0));
  advised = $derived.by<readonly Advised[]>(() =>
    this.hints.map((hint, index) => ({
      number: index + 1,
      words: hint.action.split(" "),
      why: t("client-hint-why", { number: index + 1, reason: plain(speaker.say(hint.reason, this.names())) }),
    })),
  );

  number(hint: Hint): number {
    return this.hints.indexOf(hint) + 1;
  }

  point(hint: Hint | null | undefined, focused = false) {
    this.#pointed = hint ? { hint, focused } : null;
  }

  /** Point at a word on the board: show the hint with that word, if any. */
  pointAt(word?: string, focused = false) {
    const place = word === undefined ? -1 : this.advised.findIndex(({ words }) => words.includes(word));
    this.point(this.hints[place], focused);
  }

  /** Request hints. */
  async ask() {
    if (this.thinking || this.hints.length) return;
    try {
      await this.#fetch();
    } catch (wrong) {
      this.play.problem = refused(wrong);
    }
  }

  /** Request hints automatically, until stopped. Refusals aren't shown. */
  come(): (() => void) | undefined {
    const asked = this.asked;
    void this.#refusals;
    if (!asked || !this.play.help.bots || this.marked || this.thinking || this.#given?.asked === asked) return;
    const wait = this.#pacing.wait(asked, Date.now());
    if (wait === null) return;
    const timer = setTimeout(() => void this.#comes(asked), wait);
    return () => clearTimeout(timer);
  }

  async #comes(asked: string) {
    this.#pacing.asks(Date.now());
    try {
      await this.#fetch();
      this.#pacing.answered();
    } catch (wrong) {
      if (!(wrong instanceof Refusal)) throw wrong;
      this.#pacing.refused(asked, wrong.status, Date.now());
      this.#refusals++;
    }
  }

  async #fetch() {
    const asked = this.asked;
    this.thinking = true;
    try {
      const seat = this.play.seat === null ? "" : `?seat=${this.play.seat}`;
      const hints = await get<Hint[]>(`/api/tables/${this.play.live.table}/hints${seat}`);
      this.#given = { asked, hints };
    } finally {
      this.thinking = false;
    }
  }
}
