/** What the lobby shows of a game before it is opened: a crop of its board, which comes when it is shown, and one thing of
 *  it as a sign. */
import type { Component } from "svelte";
import grain from "../../games/agricola/pieces/grain.svg";
import fruit from "../../games/cacao/pieces/fruit.svg";
import grape from "../../games/santiago/pieces/grape.svg";

export const covers: Record<string, () => Promise<{ default: Component }>> = {
  santiago: () => import("../../games/santiago/Cover.svelte"),
  cacao: () => import("../../games/cacao/Cover.svelte"),
  agricola: () => import("../../games/agricola/Cover.svelte"),
};
export const emblems: Record<string, string> = { santiago: grape, cacao: fruit, agricola: grain };
