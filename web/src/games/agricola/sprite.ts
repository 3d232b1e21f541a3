/** The game's pictures. */
import { sprite } from "$lib/sprite";
import sheet from "./pieces?sheet";

export const symbol = sprite("agricola", sheet);
