/** Cards for drawing: hand cards from the view, and the major improvements. */
import type { Message } from "$lib/api/types";
import type { Answer } from "$lib/legal";
import { speaker, t } from "$lib/words/speaker.svelte";
import { MAJOR_PICTURES } from "../board/print";
import type { Farm, Field, View } from "../types";

/** An `event` is a card of an event deck that belongs to nobody: also an action space, or space merchants. */
export type Kind = "occupation" | "minor" | "major" | "event";
export interface Shown {
  name: string;
  kind: Kind;
  title: string;
  text: string;
  price: [good: string, amount: number][];
  /** The price without reductions. */
  printed: [good: string, amount: number][];
  points: number;
  needs: Message | null;
  /** Whether its prerequisite is met. */
  met: boolean;
  /** An alternative price. */
  instead?: string;
  /** Whether it makes offers that can be answered automatically, and the answer that accepts one with a mere yes. */
  optional?: boolean;
  always?: string | null;
  /** What its number in `stores` counts, and the goods that were on it at first. */
  counts?: string;
  stock?: readonly string[];
  /** Its number, what it helps with, and for an occupation the players it takes. */
  id: string;
  category: string;
  players?: number;
  /** For a card of an event deck: that deck, the kind printed on it, and where its rule comes from. */
  deck?: string;
  sort?: string;
  provenance?: string;
}

/** The cards of the event decks that count as hand cards or major improvements. */
const ALIKE: Record<string, Kind> = {
  occupation: "occupation",
  artifact: "minor",
  "minor-improvement": "minor",
  "major-improvement": "major",
};
/** How a card of an event deck is drawn, by the kind printed on it. */
export const alike = (sort: string): Kind => ALIKE[sort] ?? "event";
/** The kind of a card in words. */
export const kindInWords = ({ kind, sort }: Pick<Shown, "kind" | "sort">): string =>
  sort ? t(`agricola-deck-kind-${sort}`) : kind === "event" ? "" : t("agricola-client-card-kind", { kind });

/** A number with the sign that is as wide as a plus. */
export const signed = (number: number) => (number < 0 ? `−${-number}` : String(number));
export const symbolOf = ({ kind, deck }: Pick<Shown, "kind" | "deck">) =>
  kind === "event" ? `${deck || "forest"}-deck-back` : `card-${kind}`;

/** A card by name; null if this view doesn't show it. */
export function shown(view: View, name: string): Shown | null {
  const major = view.facts.majors[name];
  if (major) {
    return {
      name,
      kind: "major",
      title: t("agricola-client-major", { name }),
      text: sentence(t("agricola-client-major-does", { name })),
      price: Object.entries(major.price),
      printed: Object.entries(major.price),
      points: major.points,
      needs: null,
      met: true,
      instead: MAJOR_PICTURES[name] === "hearth" ? t("agricola-inspect-return") : undefined,
      id: major.id,
      category: major.category,
    };
  }
  const card = view.cards[name];
  if (!card) return null;
  return {
    name,
    kind: card.kind ? alike(card.kind) : card.occupation ? "occupation" : "minor",
    title: t(`name-card-${name}`),
    text: t(`agricola-text-${name}`),
    price: Object.entries(card.price),
    printed: Object.entries(card.printed),
    points: card.points,
    needs: card.needs,
    met: card.met,
    optional: card.optional,
    always: card.always,
    counts: card.counts,
    stock: card.stock,
    id: card.id ?? "",
    category: card.category ?? "",
    players: card.occupation && !card.deck ? card.players : undefined,
    deck: card.deck,
    sort: card.kind,
    provenance: card.provenance,
  };
}

/** A card that was drawn from an event deck and lies nowhere: its words. */
export const drawnCard = (name: string): Shown => ({
  name,
  kind: "event",
  title: t(`name-card-${name}`),
  text: t(`agricola-text-${name}`),
  price: [],
  printed: [],
  points: 0,
  needs: null,
  met: true,
  id: "",
  category: "",
});

/** A phrase as a sentence, like the texts of the other cards. */
const sentence = (text: string) => `${text.charAt(0).toLocaleUpperCase(speaker.language)}${text.slice(1)}.`;

/** What lies on a card in play. */
export interface Lying {
  what: string;
  count: number;
  goods: readonly string[];
  field?: Field;
  words: string;
}

/** What lies on a card in front of this farm; null if nothing can. */
export function lyingOn({ name, counts, stock = [] }: Shown, farm: Farm): Lying | null {
  const field = farm.fields?.[name];
  if (field) {
    const { crop, amount = 0 } = field;
    const words = amount
      ? t("agricola-client-on-card-crop", { good: crop ?? "grain", amount })
      : t("agricola-client-on-card-empty");
    return { what: "field", count: amount, goods: [], field, words };
  }
  const count = farm.stores?.[name];
  if (!counts || count === undefined) return null;
  const goods = counts === "goods" ? stock.slice(stock.length - count) : [];
  const good = goods[0] ? t("name-good", { value: goods[0] }) : "";
  return { what: counts, count, goods, words: t(`agricola-client-on-card-${counts}`, { count, good }) };
}

/** The cards among these that the view shows. */
export const allShown = (view: View, names: readonly string[]): Shown[] =>
  names.flatMap((name) => shown(view, name) ?? []);

/** A whole card for screen readers, one sentence per fact. */
export function inWords(card: Shown): string[] {
  const { price, points, needs, text } = card;
  const list = new Intl.ListFormat(speaker.language);
  const goods = price.map(([good, amount]) => t("agricola-noun-goods", { good, amount }));
  return [
    kindInWords(card),
    ...(goods.length ? [t("agricola-client-price", { price: list.format(goods) })] : []),
    ...(needs ? [t("agricola-client-needs", { needs })] : []),
    ...(points ? [t("agricola-client-points", { points })] : []),
    text,
  ];
}

export type Standing = "idle" | "may" | "chosen" | "no";
/** A hand card with respect to the question: whether it can be played, and what is missing. */
export interface Held extends Shown {
  standing: Standing;
  /** The goods missing for its price. */
  short: [good: string, amount: number][];
  /** Whether the question isn't about cards of its kind. */
  elsewhere: boolean;
  /** How many are missing for a prerequisite that asks for a number of something. */
  lacks: number;
}

/** The viewer's hand, occupations first. */
export function heldCards(
  view: View,
  hand: readonly string[],
  legal: readonly Answer[],
  picked: readonly string[],
): Held[] {
  const playable = new Set(legal.filter(({ words }) => words[0] === "play").map(({ words }) => words[1]!));
  const kind = view.decision?.kind;
  // The rules ask for a minor improvement even if none can be played, so that others don't learn that.
  const asked = playable.size > 0 || kind === "minor";
  const cards = allShown(view, hand);
  const kinds = new Set(cards.filter(({ name }) => playable.has(name)).map((card) => card.kind));
  return cards
    .map((card) => {
      const standing: Standing = !asked
        ? "idle"
        : !playable.has(card.name)
          ? "no"
          : picked.includes(card.name)
            ? "chosen"
            : "may";
      const elsewhere = kinds.size ? !kinds.has(card.kind) : kind === "minor" && card.kind !== "minor";
      const { missing = {}, lacks = 0 } = view.cards[card.name] ?? {};
      return { ...card, standing, short: Object.entries(missing), elsewhere, lacks };
    })
    .sort((one, other) => Number(one.kind === "minor") - Number(other.kind === "minor"));
}
