/** The game's pictures. Those of the event decks load with the first one that is drawn. */
import { lazySprite, sprite } from "$lib/sprite";
import decks, { names } from "./decks?sheet";
import sheet from "./pieces?sheet";

const common = sprite("agricola", sheet);
const ofDecks = lazySprite("agricola-decks", decks);
export const symbol = (name: string): string => (Object.hasOwn(names, name) ? ofDecks(name) : common(name));
