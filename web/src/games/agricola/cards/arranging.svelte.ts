/** How the hand is sorted and filtered; remembered on this device. */
import { speaker } from "$lib/words/speaker.svelte";
import type { Held } from "./cards";

export const SORTS = ["kind", "playable", "name", "price"] as const;
export const SHOWS = ["all", "playable", "occupation", "minor"] as const;
export type Sort = (typeof SORTS)[number];
export type Show = (typeof SHOWS)[number];

const KEY = "cosecha-agricola-hand";

function kept(): { sort: Sort; show: Show } {
  try {
    const { sort, show } = JSON.parse(localStorage.getItem(KEY) ?? "{}") as { sort?: Sort; show?: Show };
    return { sort: SORTS.find((one) => one === sort) ?? "kind", show: SHOWS.find((one) => one === show) ?? "all" };
  } catch {
    return { sort: "kind", show: "all" }; // unreadable, or no storage
  }
}

class Arranging {
  #kept = $state.raw(kept());

  get sort(): Sort {
    return this.#kept.sort;
  }
  get show(): Show {
    return this.#kept.show;
  }

  set(change: { sort?: Sort; show?: Show }) {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // No storage: it lasts as long as the page.
    }
  }
}

export const arranging = new Arranging();

const isAnswer = ({ standing }: Held) => standing === "may" || standing === "chosen";
/** Whether a card can be played: now if a card is asked for, otherwise as far as goods and prerequisites go. */
export const isPlayable = (card: Held) =>
  isAnswer(card) || (card.standing === "idle" && card.met && !card.short.length);

const price = ({ price }: Held) => price.reduce((sum, [, amount]) => sum + amount, 0);
const ORDERS: Record<Sort, (one: Held, other: Held) => number> = {
  kind: (one, other) => Number(one.kind === "minor") - Number(other.kind === "minor"),
  playable: (one, other) => Number(isPlayable(other)) - Number(isPlayable(one)),
  name: (one, other) => one.title.localeCompare(other.title, speaker.language),
  price: (one, other) => price(one) - price(other) || ORDERS.name(one, other),
};

/** The cards that are shown, in order. An answer to the question is never hidden. */
export function arranged(cards: readonly Held[], sort: Sort, show: Show): Held[] {
  const fits = (card: Held) => show === "all" || (show === "playable" ? isPlayable(card) : card.kind === show);
  return cards.filter((card) => fits(card) || isAnswer(card)).sort(ORDERS[sort]);
}
