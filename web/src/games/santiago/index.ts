import type { GameClient } from "$lib/game";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import Picture from "./Picture.svelte";
import SeatFacts from "./SeatFacts.svelte";
import type { View } from "./types";

const PHASES = ["bid", "plant", "propose", "decide", "extra"];

export const client: GameClient = {
  Board,
  Aside,
  Picture,
  SeatFacts,
  steps: (view: View) => ({
    ids: PHASES.map((phase) => `santiago-phase-${phase}`),
    now: PHASES.indexOf(view.position.phase),
    round: view.position.round,
    rounds: 11,
  }),
};
