/** What the bot or a helper advises a seat on the question it is asked: three sensible answers, each with its reason.
 *  They are numbered, and stand marked on the board until the question is answered. */
import { get, Refusal, refused } from "../api/client";
import type { Hint } from "../api/types";
import type { Advised } from "../game";
import { plain, speaker, t } from "../words/speaker.svelte";
import { Pacing } from "./pacing";
import type { Play } from "./play.svelte";

const NONE: readonly Hint[] = [];

export class Advice {
  thinking = $state(false);
  /** The one that somebody points at; whether with the focus, which stays, or with a mouse that passes by. */
  #pointed = $state.raw<{ hint: Hint; focused: boolean } | null>(null);

  #given = $state.raw<{ asked: string; hints: readonly Hint[] } | null>(null);
  #pacing = new Pacing();
  /** How often it was refused: one may try again. */
  #refusals = $state(0);

  constructor(
    readonly play: Play,
    readonly names: () => string[],
  ) {}

  /** The question, if one can be advised on it. */
  asked = $derived.by<string>(() => {
    const decision = this.play.live.now?.decision;
    return decision && decision.kind !== "confirm" ? decision.id : "";
  });
  /** Whether a helper has marked answers: these then stand in the place of the bot's. */
  marked = $derived.by(() => this.asked !== "" && this.play.help.marked.length > 0);
  hints = $derived.by<readonly Hint[]>(() => {
    if (this.marked) return this.play.help.marked;
    return this.asked && this.#given?.asked === this.asked ? this.#given.hints : NONE;
  });
  /** The one that is picked, in whatever way. */
  chosen = $derived.by(() => this.hints.find(({ action }) => action === this.play.ready) ?? null);
  /** The one whose reason is told. */
  told = $derived.by(() => this.hints.find((hint) => hint === this.#pointed?.hint) ?? this.chosen);
  /** Whether it is told only as long as the mouse is there. */
  passing = $derived.by(() => this.told !== this.chosen && !this.#pointed?.focused);
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

  /** Somebody points at a word of the board: the advice that has it, if there is one. */
  pointAt(word?: string, focused = false) {
    const place = word === undefined ? -1 : this.advised.findIndex(({ words }) => words.includes(word));
    this.point(this.hints[place], focused);
  }

  /** Somebody wants advice. */
  async ask() {
    if (this.thinking || this.hints.length) return;
    try {
      await this.#fetch();
    } catch (wrong) {
      this.play.problem = refused(wrong);
    }
  }

  /** Advice comes by itself, as long as this is not stopped. A refusal is nothing that anybody has to read. */
  come(): (() => void) | undefined {
    const asked = this.asked;
    void this.#refusals;
    if (!asked || this.marked || this.thinking || this.#given?.asked === asked) return;
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
