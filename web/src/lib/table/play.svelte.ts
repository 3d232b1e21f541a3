/** A seat's answer in the making: what was touched so far, what it would bring, and sending it. */
import { post, refused } from "../api/client";
import type { Message, Verdict } from "../api/types";
import { type Answer, answers, meant, narrow, notation, pick, secondTouch, wouldBe } from "../legal";
import type { LiveTable } from "../live.svelte";
import { preferences } from "../preferences.svelte";

export class Play {
  picked = $state.raw<string[]>([]);
  amount = $state<number | undefined>();
  verdict = $state.raw<Verdict | null>(null);
  problem = $state.raw<Message | null>(null);
  busy = $state(false);

  #decision = "";
  #tried = 0;
  /** When something was picked last. */
  #picked = 0;

  constructor(readonly live: LiveTable) {}

  get seat(): number | null {
    return this.live.seat;
  }
  legal = $derived.by<Answer[]>(() => answers((this.live.now?.choices ?? []).filter(({ aside }) => !aside)));
  /** What is legal too, but hardly ever helps: a game offers it out of the way. */
  aside = $derived.by<Answer[]>(() => answers((this.live.now?.choices ?? []).filter(({ aside }) => aside)));
  left = $derived.by<Answer[]>(() => narrow(this.legal, this.picked));
  /** The one answer that is left, if something was picked or there is no other. */
  answer = $derived.by<Answer | null>(() => {
    return this.picked.length || this.legal.length === 1 ? meant(this.left, this.picked) : null;
  });
  /** The whole answer in notation, once nothing is missing in it. */
  ready = $derived.by<string | null>(() => {
    if (!this.answer) return null;
    if (!this.answer.amounts) return notation(this.answer);
    return this.amount === undefined ? null : notation(this.answer, this.amount);
  });

  /** To be called whenever the table has changed: an answer to something else is of no use. */
  follow() {
    const asked = this.live.now?.decision?.id ?? "";
    if (asked === this.#decision) return;
    this.#decision = asked;
    this.clear();
  }

  /** Back to where the question starts: nothing picked, but an amount where that is all it asks for. */
  clear() {
    this.#reset();
    const counted = this.legal.filter(({ usual }) => usual !== undefined);
    if (counted.length === 1) this.choose(counted[0]!.words, counted[0]!.usual);
  }

  #reset() {
    this.#tried++;
    this.picked = [];
    this.amount = undefined;
    this.verdict = null;
    this.problem = null;
  }

  /** A place on the board is tapped: the first tap shows what it does, the second does it. */
  touchPlace(word: string) {
    if (!preferences.all.again || !this.picked.includes(word)) return this.touch(word);
    const meaning = this.#secondTap();
    if (meaning === "do") void this.act();
    else if (meaning === "back") this.touch(word);
  }

  /** A card or an amount of the dock is tapped: the same. */
  tap(words: string[], amount?: number) {
    const same = words.length === this.picked.length && words.every((word) => this.picked.includes(word));
    if (!preferences.all.again || !same || amount !== this.amount) return this.choose(words, amount);
    if (this.#secondTap() === "do") void this.act();
  }

  #secondTap(): "do" | "back" | "nothing" {
    if (this.busy) return "nothing";
    const tried = this.problem || this.verdict?.reason ? "bad" : this.verdict ? "good" : "";
    return secondTouch(performance.now() - this.#picked, this.ready !== null, tried);
  }

  touch(word: string) {
    this.problem = null;
    if (!this.picked.includes(word)) this.#picked = performance.now();
    this.picked = pick(this.legal, this.picked, word);
    if (!this.answer?.amounts?.includes(this.amount ?? Number.NaN)) this.amount = this.answer?.usual;
    void this.#try();
  }

  /** Choose an answer of the dock, as far as its words go. */
  choose(words: string[], amount?: number) {
    this.problem = null;
    this.#picked = performance.now();
    this.picked = words;
    this.amount = amount ?? this.answer?.usual;
    void this.#try();
  }

  async #try() {
    const mine = ++this.#tried;
    const action = this.ready;
    this.verdict = null;
    if (!action) return;
    try {
      const body = { action, seat: this.seat };
      const verdict = await post<Verdict>(`/api/tables/${this.live.table}/try`, body);
      if (mine === this.#tried) this.verdict = verdict;
    } catch (wrong) {
      if (mine === this.#tried) this.problem = refused(wrong);
    }
  }

  /** Why a thing cannot be taken, for whoever touches it all the same. */
  async whyNot(word: string) {
    const action = word.includes(" ") ? word : (wouldBe(this.left, word) ?? wouldBe(this.legal, word));
    if (action) await this.why(action);
  }

  /** Why an answer is refused. */
  async why(action: string) {
    this.verdict = null;
    try {
      const verdict = await post<Verdict>(`/api/tables/${this.live.table}/try`, { action, seat: this.seat });
      this.problem = verdict.reason ?? null;
    } catch (wrong) {
      this.problem = refused(wrong);
    }
  }

  act() {
    const action = this.ready;
    const decision = this.live.now?.decision?.id;
    if (action && decision) return this.#ask({ do: "act", decision, action, hold: preferences.hold });
  }

  play(action: string) {
    const decision = this.live.now?.decision?.id;
    if (decision) return this.#ask({ do: "act", decision, action, hold: preferences.hold });
  }

  confirm() {
    const decision = this.live.now?.decision?.id;
    return this.#ask({ do: "confirm", decision });
  }

  undo(turn = false) {
    return this.#ask({ do: "undo", turn });
  }

  agree(agrees: boolean) {
    return this.#ask({ do: "undo-answer", agrees, row: this.live.now?.undo?.row });
  }

  plan(kind: string, action: string | null) {
    return this.#ask({ do: "plan", kind, action });
  }

  async #ask(ask: { do: string } & Record<string, unknown>) {
    if (this.busy) return;
    this.busy = true;
    this.problem = null;
    try {
      const asked = this.#decision;
      await this.live.ask(this.seat === null ? ask : { ...ask, seat: this.seat });
      // The next question may have come already, with an amount of its own.
      if (asked === this.#decision) this.#reset();
    } catch (wrong) {
      this.problem = refused(wrong);
    } finally {
      this.busy = false;
    }
  }
}
