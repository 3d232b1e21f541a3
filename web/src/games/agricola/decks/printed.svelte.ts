/** The cards of the event decks as printed. A view has only those in play; others are drawn and gone, or still to come. */
import { get } from "$lib/api/client";
import type { PrintedCard } from "$lib/api/types";
import { t } from "$lib/words/speaker.svelte";
import { alike, type Shown, shown } from "../cards/cards";
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
export function eventCard(view: View, name: string, deck: string): Shown {
  const inPlay = shown(view, name);
  if (inPlay) return inPlay;
  const card = printed.get(name);
  return {
    name,
    kind: alike(card?.kind ?? ""),
    title: t(`name-card-${name}`),
    text: t(`agricola-text-${name}`),
    price: [],
    printed: [],
    points: card?.points ?? 0,
    needs: null,
    met: true,
    id: card?.id ?? "",
    category: card?.category ?? "",
    deck,
    sort: card?.kind,
    provenance: card?.provenance,
  };
}
