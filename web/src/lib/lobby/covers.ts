/** What the lobby shows of a game before it is opened: a crop of its board, and one thing of it as a sign. */
import type { Component } from "svelte";
import AgricolaCover from "../../games/agricola/Cover.svelte";
import grain from "../../games/agricola/pieces/grain.svg";
import CacaoCover from "../../games/cacao/Cover.svelte";
import fruit from "../../games/cacao/pieces/fruit.svg";
import SantiagoCover from "../../games/santiago/Cover.svelte";
import grape from "../../games/santiago/pieces/grape.svg";

export const covers: Record<string, Component> = {
  santiago: SantiagoCover,
  cacao: CacaoCover,
  agricola: AgricolaCover,
};
export const emblems: Record<string, string> = { santiago: grape, cacao: fruit, agricola: grain };
