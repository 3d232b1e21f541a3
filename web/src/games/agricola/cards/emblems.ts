/** The emblems of the hand cards. They load when the first one is drawn: many tables play without cards. */
import { lazySprite } from "$lib/sprite";
import sheet, { names } from "../emblems?sheet";

export const emblem = lazySprite("agricola-emblems", sheet);
export const hasEmblem = (card: string): boolean => Object.hasOwn(names, card);
/** The pieces that a card's picture shows beside its emblem. */
export const beside = (card: string): string[] => (hasEmblem(card) ? names[card]! : []);
