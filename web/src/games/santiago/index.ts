import type { GameClient } from "$lib/game";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import Picture from "./Picture.svelte";
import SeatFacts from "./SeatFacts.svelte";
import Sheet from "./Sheet.svelte";
import { roundsOf } from "./setup";
import type { View } from "./types";

const PHASES = ["bid", "plant", "propose", "decide", "extra"];
const named = (phase: string) => `santiago-client-phase-${phase}`;

function steps({ position }: View) {
  const { phase, round, money } = position;
  const rounds = roundsOf(money.length);
  if (round === 0) return { ids: [named("setup")], now: 0, round, rounds };
  // The leftover tile of three players is planted like the others; after the last step none is left.
  const now = phase === "over" ? PHASES.length : PHASES.indexOf(phase === "leftover" ? "plant" : phase);
  return { ids: PHASES.map(named), now, round, rounds };
}

export const client: GameClient = { Board, Aside, Picture, SeatFacts, Sheet, steps };
