/** Whether a match has event decks. Everything else about them is loaded only then. */
import type { Position } from "../types";

export const hasDecks = ({ options }: Position): boolean => options.x_deck === "with" || options.forest_deck === "with";
