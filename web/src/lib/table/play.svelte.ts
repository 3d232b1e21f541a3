/** A seat's answer in progress: the picked words, its preview, and sending it. */
import { post, Refusal, refused } from "../api/client";
import type { Choice, Message, Verdict } from "../api/types";
import type { GameClient, Planning } from "../game";
import { type Answer, answers, meant, narrow, notation, pick, secondTouch, wouldBe } from "../legal";
import type { LiveTable } from "../live.svelte";
import { preferences } from "../preferences.svelte";
import type { Helping } from "./helping.svelte";

export class Play {
  picked = $state.raw<string[]>([]);
  amount = $state<number | undefined>();
  /** Answers to send together with the picked one, before it. */
  first = $state.raw<readonly string[]>([]);
  /** The green button's label for all of them. */
  said = $state.raw<Message | null>(null);
  verdict = $state.raw<Verdict | null>(null);
  problem = $state.raw<Message | null>(null);
  busy = $state(false);

  #decision = "";
  #tried = 0;
  #next: string[] = [];
  /** The time of the last pick. */
  #picked = 0;

  constructor(
    readonly live: LiveTable,
    private readonly ways: Pick<GameClient, "preset" | "among">,
    readonly help: Helping,
  ) {}

  get seat(): number | null {
    return this.live.seat;
  }
  /** The choices: everything legal, or only marked answers if restricted to those. */
  #choices = $derived.by<Choice[]>(() => this.help.choices ?? this.live.now?.choices ?? []);
  /** Those that can be made with what the table shows. */
  choices = $derived.by<Choice[]>(() => this.ways.among?.(this.live.now?.view, this.#choices) ?? this.#choices);
  every = $derived.by<Answer[]>(() => answers(this.#choices.filter(({ aside }) => !aside)));
  legal = $derived.by<Answer[]>(() => answers(this.choices.filter(({ aside }) => !aside)));
  /** Legal answers that hardly ever help, which a game offers out of the way. */
  aside = $derived.by<Answer[]>(() => answers(this.choices.filter(({ aside }) => aside)));
  left = $derived.by<Answer[]>(() => narrow(this.legal, this.picked));
  /** The only remaining answer, if something was picked or there is no other. */
  answer = $derived.by<Answer | null>(() => {
    return this.picked.length || this.legal.length === 1 ? meant(this.left, this.picked) : null;
  });
  /** All remaining actions as one answer, offered until something else is picked. */
  together = $derived.by<string[]>(() =>
    this.picked.length || this.help.helps || this.help.choices ? [] : (this.live.now?.together ?? []),
  );
  /** The complete answer in notation, or null; of several sent together, the first. */
  ready = $derived.by<string | null>(() => {
    if (this.together[0]) return this.together[0];
    if (!this.answer) return null;
    if (!this.answer.amounts) return notation(this.answer);
    return this.amount === undefined ? null : notation(this.answer, this.amount);
  });

  /** Call this whenever the table or the marks change, to drop an answer to another question. */
  follow() {
    const marks = this.help.choices ? this.help.marked.map(({ action }) => action) : [];
    const asked = [this.live.now?.decision?.id ?? "", ...marks].join("\n");
    if (asked === this.#decision) return;
    this.#decision = asked;
    const next = this.#next;
    this.#next = [];
    this.clear();
    if (next.length && narrow(this.legal, next).length) this.choose(next);
  }

  /** Reset to the start of the question: nothing picked, or the preset. */
  clear() {
    this.#reset();
    // Helpers only mark answers, so nothing is preselected for them.
    if (this.help.helps) return;
    const preset = this.live.now?.decision ? this.ways.preset?.(this.live.now.view, this.legal) : null;
    const counted = this.legal.filter(({ usual }) => usual !== undefined);
    if (preset && narrow(this.legal, preset).length) this.choose(preset);
    else if (this.together.length) void this.#try();
    else if (counted.length === 1) this.choose(counted[0]!.words, counted[0]!.usual);
    // The only answer is preselected, so preview it.
    else if (this.ready && this.live.now?.decision?.kind !== "confirm") void this.#try();
  }

  #reset() {
    this.#tried++;
    this.picked = [];
    this.amount = undefined;
    this.#alone();
    this.verdict = null;
    this.problem = null;
  }

  /** Play the current answer, and pick these words for the next question. */
  actThen(next: string[]) {
    if (!this.help.helps) this.#next = next;
    return this.act();
  }

  #alone() {
    this.first = [];
    this.said = null;
  }

  /** Tap a place on the board: the first tap shows what it does, the second does it. */
  touchPlace(word: string) {
    if (!preferences.all.again || !this.picked.includes(word)) return this.touch(word);
    const meaning = this.#secondTap();
    if (meaning === "do") void this.act();
    else if (meaning === "back") this.touch(word);
  }

  /** Tap a card or an amount in the dock: the same. */
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
    this.#alone();
    this.picked = pick(this.legal, this.picked, word);
    if (!this.answer?.amounts?.includes(this.amount ?? Number.NaN)) this.amount = this.answer?.usual;
    void this.#try();
  }

  /** Choose an answer in the dock, as far as its words go. */
  choose(words: string[], amount?: number) {
    this.#pick(words, amount);
    void this.#try();
  }

  /** Give a complete answer at once, without its preview; a helper only chooses it. */
  give(words: string[]) {
    if (this.busy) return;
    if (this.help.helps) return this.choose(words);
    this.#tried++;
    this.verdict = null;
    this.#pick(words);
    return this.act();
  }

  #pick(words: string[], amount?: number) {
    this.problem = null;
    this.#picked = performance.now();
    this.#alone();
    this.picked = words;
    this.amount = amount ?? this.answer?.usual;
  }

  /** Choose several complete answers to send together; the last one is the picked one. */
  chooseAll(actions: readonly string[], said: Message | null) {
    const words = actions.at(-1)?.split(" ") ?? [];
    const [rest, amount] = [words.slice(0, -1), Number(words.at(-1))];
    const counted = this.legal.some(
      (answer) => answer.amounts?.includes(amount) && answer.words.join() === rest.join(),
    );
    if (counted) this.choose(rest, amount);
    else this.choose(words);
    this.first = actions.slice(0, -1);
    this.said = said;
    void this.#try();
  }

  async #try() {
    const mine = ++this.#tried;
    const action = this.ready;
    this.verdict = null;
    if (!action) return;
    try {
      const [first, ...next] = this.#inOneGo(action);
      const body = { action: first, next, seat: this.seat };
      const verdict = await post<Verdict>(`/api/tables/${this.live.table}/try`, body);
      if (mine === this.#tried) this.verdict = verdict;
    } catch (wrong) {
      if (mine === this.#tried) this.problem = refused(wrong);
    }
  }

  /** Ask why a tapped word can't be chosen. */
  async whyNot(word: string) {
    const action = word.includes(" ") ? word : (wouldBe(this.left, word) ?? wouldBe(this.legal, word));
    if (action) await this.why(action);
  }

  /** Preview an answer that isn't picked. */
  async preview(action: string): Promise<Verdict | null> {
    try {
      return await post<Verdict>(`/api/tables/${this.live.table}/try`, { action, seat: this.seat });
    } catch (wrong) {
      if (wrong instanceof Refusal) return null; // the table has moved on
      throw wrong;
    }
  }

  /** Ask why an answer is refused. The picked answer and the green button stay as they are. */
  async why(action: string) {
    try {
      const verdict = await post<Verdict>(`/api/tables/${this.live.table}/try`, { action, seat: this.seat });
      this.problem = verdict.reason ?? null;
    } catch (wrong) {
      this.problem = refused(wrong);
    }
  }

  /** Everything sent with an action: the answers before it, and the remaining actions after it. */
  #inOneGo(action: string): string[] {
    return [...this.first, action, ...this.together.slice(1)];
  }

  act() {
    const action = this.ready;
    const decision = this.live.now?.decision?.id;
    if (!action || !decision) return;
    if (this.help.helps) return this.#ask({ do: "mark", decision, action, marked: !this.help.isMarked(action) });
    const [first, ...next] = this.#inOneGo(action);
    return this.#ask({ do: "act", decision, action: first, next, hold: preferences.hold });
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

  /** Undefined for helpers, who can't set them. */
  planning = $derived.by<Planning | undefined>(() =>
    this.help.helps
      ? undefined
      : { plans: this.live.now?.plans ?? {}, plan: (kind, action) => void this.plan(kind, action) },
  );

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
      // The next question may already be here, with its own picked words.
      if (asked === this.#decision) this.#reset();
    } catch (wrong) {
      this.#next = [];
      this.problem = refused(wrong);
    } finally {
      this.busy = false;
    }
  }
}
