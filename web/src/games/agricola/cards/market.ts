/** The open market: cards that lie face up, one of which may be taken instead of placing a person. */
import type { Answer } from "$lib/legal";
import type { View } from "../types";
import { allShown, type Held, type Standing } from "./cards";

/** The market's cards with respect to the question, occupations first. What was used in this round rests. */
export function marketCards(view: View, legal: readonly Answer[], picked: readonly string[]): Held[] {
  const takable = new Set(legal.filter(({ words }) => words[0] === "take").map(({ words }) => words[1]!));
  const standing = (name: string): Standing => (!takable.has(name) ? "idle" : picked.includes(name) ? "chosen" : "may");
  return allShown(view, view.position.market ?? [])
    .map((card) => ({ ...card, standing: standing(card.name), short: [], elsewhere: false, lacks: 0 }))
    .sort((one, other) => Number(one.kind === "minor") - Number(other.kind === "minor"));
}
