/** The game's pictures. Those of the event decks load with the first one that is drawn. */
import { lazySprite, sprite } from "$lib/sprite";
import decks, { names } from "./decks?sheet";
import sheet from "./pieces?sheet";

const common = sprite("agricola", sheet);
const ofDecks = lazySprite("agricola-decks", decks);
const isOfDecks = (name: string) => Object.hasOwn(names, name.replace(/-halo$/, ""));
export const symbol = (name: string): string => (isOfDecks(name) ? ofDecks(name) : common(name));
