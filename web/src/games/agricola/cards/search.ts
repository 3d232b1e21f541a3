/** Finds cards: by their words, kind, deck and so on. The text pages have the same filters and the same URLs. */
import type { PrintedCard } from "$lib/api/types";
import { folded } from "../../../lib/words/folded.ts";

export const ORDERS = ["number", "name", "points", "price"] as const;

/** Empty fields ask for all cards. */
export interface Query {
  q: string;
  kind: string;
  deck: string;
  players: string;
  category: string;
  passing: boolean;
  points: boolean;
  needs: boolean;
  sort: (typeof ORDERS)[number];
}

/** A card with its words in the reader's language. */
export interface Found {
  card: PrintedCard;
  title: string;
  /** Its title, text and prerequisite, folded. */
  words: string;
}

export const ALL: Query = {
  q: "",
  kind: "",
  deck: "",
  players: "",
  category: "",
  passing: false,
  points: false,
  needs: false,
  sort: "number",
};

export function readQuery(given: URLSearchParams): Query {
  const text = (name: string) => given.get(name) ?? "";
  return {
    q: text("q"),
    kind: text("kind"),
    deck: text("deck"),
    players: text("players"),
    category: text("category"),
    passing: given.has("passing"),
    points: given.has("points"),
    needs: given.has("needs"),
    sort: ORDERS.find((each) => each === text("sort")) ?? ALL.sort,
  };
}

/** A query as part of a URL; empty for all cards. */
export function writeQuery(query: Query): string {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== ALL[name as keyof Query]) given.set(name, value === true ? "1" : String(value));
  return given.size ? `?${given}` : "";
}

const total = ({ price }: PrintedCard) => Object.values(price).reduce((sum, amount) => sum + amount, 0);

const ORDER: Record<Query["sort"], (one: Found, other: Found, language: string) => number> = {
  number: () => 0,
  name: (one, other, language) => one.title.localeCompare(other.title, language),
  points: (one, other) => other.card.points - one.card.points,
  price: (one, other) => total(one.card) - total(other.card),
};

const identical = (one: string, other: string) => one === other;

/** The cards that fit a query, in its order; names are sorted as the language does. Readers may call several kinds the
 *  same. */
export function search(all: readonly Found[], query: Query, language: string, sameKind = identical): Found[] {
  const words = folded(query.q).split(/\s+/).filter(Boolean);
  const fits = ({ card, words: text }: Found) =>
    (!query.kind || sameKind(card.kind, query.kind)) &&
    (!query.deck || card.deck === query.deck) &&
    (!query.players || String(card.players) === query.players) &&
    (!query.category || card.category === query.category) &&
    (!query.passing || card.passing) &&
    (!query.points || card.points !== 0) &&
    (!query.needs || Boolean(card.needs)) &&
    words.every((word) => text.includes(word));
  return all.filter(fits).sort((one, other) => ORDER[query.sort](one, other, language));
}
