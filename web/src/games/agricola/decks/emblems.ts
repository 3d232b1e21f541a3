/** The emblems of the event decks. */
import { lazySprite } from "$lib/sprite";
import sheet, { names } from "../events?sheet";

export { names };
export const emblem = lazySprite("agricola-events", sheet);
