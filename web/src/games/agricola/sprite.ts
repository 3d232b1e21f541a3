/** The game's pictures. */
import { marks, sprite } from "$lib/sprite";

const files = import.meta.glob<string>("./pieces/*.svg", { query: "?raw", import: "default", eager: true });

export const symbol = sprite("agricola-", { ...files, ...marks }, ["person", "stable"]);
