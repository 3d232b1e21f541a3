/** A question's choices, sorted by how they are made: numbers, cards, places on the board, decline. */
import type { Choice, Token } from "../../api/types";
import type { GameClient } from "../../game";
import type { Answer } from "../../legal";
import { plain, speaker } from "../../words/speaker.svelte";
import type { Play } from "../play.svelte";

/** Up to this many choices of one kind are cards; more are picked on the board, in the game's own way, or from a list. */
export const CARDS = 6;

const verbOf = (choice: Choice) => choice.notation.split(" ")[0]!;
const isNumber = (choice: Choice) => choice.least !== null && choice.least !== undefined;
/** Choices that differ in their place and then need a number are picked on the board, too. */
const isList = (kind: Choice[]) => kind.length > CARDS || (kind.length > 1 && kind.every(isNumber));

export class Asking {
  constructor(
    readonly play: Play,
    readonly client: () => GameClient,
    readonly names: () => string[],
  ) {}

  now = $derived.by(() => this.play.live.now);
  confirming = $derived.by(() => this.now?.decision?.kind === "confirm");
  /** The choice that declines, if the game has a button for it. */
  refusal = $derived.by(() => this.play.choices.find((choice) => this.#declines(choice)) ?? null);
  /** The same, unless it is the only answer: then the green button says it, and another would say it twice. */
  decline = $derived.by(() => (this.play.legal.length > 1 ? this.refusal : null));
  #kinds = $derived.by(() => {
    const found = new Map<string, Choice[]>();
    for (const choice of this.play.choices) {
      const verb = verbOf(choice);
      if (choice.aside || this.#isElsewhere(verb) || this.#declines(choice)) continue;
      found.set(verb, [...(found.get(verb) ?? []), choice]);
    }
    return [...found.values()];
  });
  numbers = $derived.by(() =>
    this.#kinds
      .filter((kind) => kind.length === 1)
      .flat()
      .filter(isNumber),
  );
  #cards = $derived.by(() =>
    this.#kinds
      .filter((kind) => !isList(kind))
      .flat()
      .filter((choice) => !this.numbers.includes(choice)),
  );
  cards = $derived.by(() => {
    const [only, ...others] = this.#cards;
    return only?.values?.length && !others.length && this.client().loneOnBoard ? [] : this.#cards;
  });
  lists = $derived.by(() => (this.client().placesOnBoard ? [] : this.#kinds.filter(isList)));

  #places = $derived.by(() =>
    this.play.left.length > 1
      ? this.play.left.filter((answer: Answer) => !answer.amounts && !this.#isElsewhere(answer.words[0]!))
      : [],
  );
  lastWords = $derived.by(() => [...new Set(this.#places.map((answer) => answer.words.at(-1)!))].sort());
  asksWhere = $derived.by(() => {
    if (this.client().placesOnBoard) return false;
    if (this.play.picked.length) return this.lastWords.length > 1;
    return this.cards.length === 1 && (this.cards[0]?.values?.length ?? 0) > 1;
  });

  /** A place or a card that still needs its number. */
  unfinished = $derived.by(() => {
    const { answer } = this.play;
    if (this.client().countedOnBoard?.has(answer?.words[0] ?? "")) return undefined;
    if (!answer?.amounts) return undefined;
    const words = answer.words.join(" ");
    return this.play.choices.find((choice) => choice.notation === words && !this.numbers.includes(choice));
  });

  /** Whether a number has to be chosen. */
  counting = $derived.by(() => this.numbers.length > 0 || this.unfinished !== undefined);
  /** Whether everything is chosen on the board or in the hand. */
  bare = $derived.by(
    () =>
      this.confirming ||
      !(this.numbers.length || this.cards.length || this.lists.length || this.asksWhere || this.unfinished),
  );

  /** What the button asks for while the answer is incomplete: the thing itself, then its place, then its number. */
  missing = $derived.by(() => {
    if (this.play.answer?.amounts) return "client-choose-amount";
    if (this.play.picked.length && this.lastWords.length > 1) return "client-choose-place";
    const lacking = this.#lackingOfHand;
    if (lacking) return lacking;
    const [game] = this.now?.prompt?.id.split("-") ?? [];
    // `sow-bake` asks for one of several things.
    const asked = this.now?.decision?.kind ?? "";
    // What nobody may decline is only a choice.
    const must = asked === "card" && !this.refusal;
    const kind = asked.includes("-") ? "several" : must ? "choose" : asked;
    const first = `client-choose-${game}-${kind}`;
    return speaker.has(first) ? first : "client-choose";
  });

  /** What is missing in a partly picked answer from the hand: the place, which is the last word, or the thing itself. */
  #lackingOfHand = $derived.by(() => {
    const { picked, left } = this.play;
    if (!picked.length || !left.length || !left.every(({ words }) => this.client().onHand?.has(words[0]!))) return null;
    const rest = left.map(({ words }) => words.slice(1).filter((word) => !picked.includes(word)));
    if (!rest.every(({ length }) => length === 1)) return null;
    const places = new Set(left.map(({ words }) => words.at(-1)!));
    return rest.every(([word]) => places.has(word!)) ? "client-choose-place" : "client-choose-tile";
  });

  /** Whether a choice is picked, at least in part. */
  isChosen(choice: Choice): boolean {
    const words = this.play.answer?.words ?? this.play.picked;
    return words.length > 0 && choice.notation.split(" ").every((word) => words.includes(word));
  }

  /** A choice's label in a list: just its place, since the question says what for. */
  inList(choice: Choice): string {
    const place = Object.values(choice.label.args ?? {}).find(
      (value): value is Token => typeof value === "object" && "kind" in value,
    );
    const word = choice.notation.split(" ").at(-1)!;
    return place?.value === word ? this.client().place(word) : plain(speaker.say(choice.label, this.names()));
  }

  choose(choice: Choice) {
    const words = choice.notation.split(" ");
    const place = this.play.picked.filter((word) => choice.values?.includes(word));
    this.play.tap([...words, ...place]);
  }

  #declines(choice: Choice): boolean {
    return this.client().declines?.has(verbOf(choice)) ?? false;
  }

  #isElsewhere(verb: string): boolean {
    const { onHand, onBoard } = this.client();
    return (onHand?.has(verb) || onBoard?.has(verb)) ?? false;
  }
}
