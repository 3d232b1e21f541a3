import type { GameClient } from "$lib/game";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import { flights } from "./flights";
import { items } from "./items";
import Picture from "./Picture.svelte";
import SeatFacts from "./SeatFacts.svelte";
import Sheet from "./Sheet.svelte";
import Stake from "./Stake.svelte";
import { roundsOf } from "./setup";
import { placeInWords } from "./told";
import type { View } from "./types";

const PHASES = ["bid", "plant", "propose", "decide", "extra"];
const NAMES = [
  "santiago-client-phase-bid",
  "santiago-client-phase-plant",
  "santiago-client-phase-propose",
  "santiago-client-phase-decide",
  "santiago-client-phase-extra",
];

function steps({ position }: View) {
  const { phase, round, money } = position;
  const rounds = roundsOf(money.length);
  if (round === 0) return { ids: ["santiago-client-phase-setup"], now: 0, round, rounds };
  // The leftover tile of three players is planted like the others; after the last step none is left.
  const now = phase === "over" ? PHASES.length : PHASES.indexOf(phase === "leftover" ? "plant" : phase);
  return { ids: NAMES, now, round, rounds };
}

const SHORT = {
  "santiago-choice-accept": "santiago-client-accept",
  "santiago-choice-reject": "santiago-client-reject",
  "santiago-choice-build": "santiago-client-build",
  "santiago-choice-extra": "santiago-client-extra",
};

const LESSON = {
  begin: "santiago-lesson-begin",
  bid: "santiago-lesson-bid",
  plant: "santiago-lesson-plant",
  leftover: "santiago-lesson-leftover",
  propose: "santiago-lesson-propose",
  decide: "santiago-lesson-decide",
  extra: "santiago-lesson-extra",
  confirm: "santiago-lesson-confirm",
  over: "santiago-lesson-over",
};

export const client: GameClient = {
  Board,
  Aside,
  Picture,
  SeatFacts,
  Sheet,
  items,
  Stake,
  place: placeInWords,
  short: SHORT,
  lesson: LESSON,
  pictured: new Set(["plantation-tile"]),
  flights,
  steps,
};
