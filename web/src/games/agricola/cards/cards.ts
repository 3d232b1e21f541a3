/** Cards as they are drawn: those of the hand as the view tells them, and the major improvements. */
import type { Message } from "$lib/api/types";
import { speaker, t } from "$lib/words/speaker.svelte";
import { MAJOR_PICTURES } from "../board/print";
import type { View } from "../types";

export type Kind = "occupation" | "minor" | "major";
export interface Shown {
  name: string;
  kind: Kind;
  title: string;
  text: string;
  price: [good: string, amount: number][];
  points: number;
  needs: Message | null;
}

/** What is seen on a card, from left to right; the first stands for it where it is small. */
const PICTURES: Record<string, string[]> = {
  "drinking-trough": ["cattle", "sheep"],
  "rammed-clay": ["clay", "fence"],
  "pond-hut": ["food", "reed"],
  "milk-jug": ["cattle", "food"],
  claypipe: ["food", "clay"],
  "junk-room": ["food", "card-major"],
  basket: ["basket", "wood", "food"],
  "dutch-windmill": ["bread", "grain"],
  "lumber-mill": ["wood", "card-minor"],
  "shepherds-crook": ["sheep", "fence"],
  caravan: ["bed", "room-wood"],
  loom: ["sheep", "sheep", "food"],
  "plow-driver": ["field", "cattle"],
  grocer: ["vegetable", "grain", "reed"],
  roughcaster: ["room-clay", "room-stone"],
  "wood-cutter": ["wood", "wood"],
  "paper-maker": ["wood", "food"],
};

export const symbolOf = (kind: Kind) => `card-${kind}`;
export const picturesOf = ({ name, kind }: Pick<Shown, "name" | "kind">): string[] =>
  PICTURES[name] ?? [MAJOR_PICTURES[name] ?? symbolOf(kind)];

/** A card by its name; nothing if this view does not show it. */
export function shown(view: View, name: string): Shown | null {
  const major = view.facts.majors[name];
  if (major) {
    return {
      name,
      kind: "major",
      title: t("agricola-client-major", { name }),
      text: t("agricola-client-major-does", { name }),
      price: Object.entries(major.price),
      points: major.points,
      needs: null,
    };
  }
  const card = view.cards[name];
  if (!card) return null;
  return {
    name,
    kind: card.occupation ? "occupation" : "minor",
    title: t("name-card", { value: name }),
    text: t("agricola-text-card", { card: name }),
    price: Object.entries(card.price),
    points: card.points,
    needs: card.needs,
  };
}

/** Those of several cards that the view shows. */
export const allShown = (view: View, names: readonly string[]): Shown[] =>
  names.flatMap((name) => shown(view, name) ?? []);

/** All of a card for those who hear it, a sentence each. */
export function inWords({ kind, price, points, needs, text }: Shown): string[] {
  const list = new Intl.ListFormat(speaker.language);
  const goods = price.map(([good, amount]) => t("agricola-noun-goods", { good, amount }));
  return [
    t("agricola-client-card-kind", { kind }),
    ...(goods.length ? [t("agricola-client-price", { price: list.format(goods) })] : []),
    ...(needs ? [t("agricola-client-needs", { needs })] : []),
    ...(points ? [t("agricola-client-points", { points })] : []),
    text,
  ];
}
