/** The emblems of the cards. They load when the first one is drawn: many tables play without cards. Those of the event
 *  decks, with their names, load only where these decks are. */
import { lazySprite } from "$lib/sprite";
import sheet, { names } from "../emblems?sheet";

const ofHands = lazySprite("agricola-emblems", sheet);
let events = $state.raw<typeof import("../decks/emblems") | null>(null);

/** Get the emblems of the event decks, for a match or a page that has them. */
export async function loadEvents(): Promise<void> {
  events ??= await import("../decks/emblems").catch(() => null);
}

const isEvent = (card: string) => events !== null && Object.hasOwn(events.names, card);
export const emblem = (card: string): string => (isEvent(card) ? events!.emblem(card) : ofHands(card));
export const hasEmblem = (card: string): boolean => isEvent(card) || Object.hasOwn(names, card);
/** The pieces that a card's picture shows beside its emblem. */
export const beside = (card: string): string[] => (isEvent(card) ? events!.names[card] : names[card]) ?? [];
