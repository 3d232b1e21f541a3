/** The cards of the event decks as printed. A view has only those in play; others are drawn and gone, or still to come. */
import { get } from "$lib/api/client";
import type { PrintedCard } from "$lib/api/types";
import { alike, drawnCard, type Shown, shown } from "../cards/cards";
import type { View } from "../types";

let printed = $state.raw<ReadonlyMap<string, PrintedCard>>(new Map());
let asked = false;

export async function loadPrinted(): Promise<void> {
  if (asked) return;
  asked = true;
  try {
    const cards = await get<PrintedCard[]>("/api/rules/agricola/cards");
    printed = new Map(cards.map((card) => [card.name, card]));
  } catch {
    asked = false; // the next table retries
  }
}

/** A card of an event deck, whether or not it is in play. Until its print has come, it has only its words. */
export const eventCard = (view: View, name: string, deck: string): Shown =>
  shown(view, name) ?? { ...printedCard(name), deck };

/** A card of an event deck that isn't in play. */
export function printedCard(name: string): Shown {
  const card = printed.get(name);
  return {
    ...drawnCard(name),
    kind: alike(card?.kind ?? ""),
    points: card?.points ?? 0,
    id: card?.id ?? "",
    category: card?.category ?? "",
    deck: card?.deck === "X" ? "x" : "forest",
    sort: card?.kind,
    provenance: card?.provenance,
  };
}
