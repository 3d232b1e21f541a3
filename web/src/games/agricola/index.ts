import type { GameClient } from "$lib/game";
import Board from "./Board.svelte";
import { flights } from "./flights";
import { items } from "./items";
import Picture from "./Picture.svelte";
import SeatFacts from "./SeatFacts.svelte";
import Sheet from "./Sheet.svelte";
import Stake from "./Stake.svelte";
import { placeInWords } from "./told";
import type { View } from "./types";
import "./table.css";

/** The steps of a round as one sees them: work, and at the end of some rounds the three of a harvest. */
const NAMES = [
  "agricola-client-phase-work",
  "agricola-client-phase-field",
  "agricola-client-phase-feed",
  "agricola-client-phase-breed",
];
const STEP: Record<string, number> = { home: 1, field: 1, feed: 2, breed: 3, "round-end": 4, over: 4 };
const ROUNDS = 14;

function steps({ position, facts }: View) {
  const harvest = facts.harvests.includes(position.round);
  return {
    ids: harvest ? NAMES : NAMES.slice(0, 1),
    now: STEP[position.phase] ?? 0,
    round: position.round,
    rounds: ROUNDS,
  };
}

/** What a card does stands above: in the question, or with what is picked. */
const SHORT = { "agricola-choice-card": "agricola-client-use-card" };

/** Alone one has time to look. */
const LEARNERS = 1;
const LESSON = {
  begin: "agricola-lesson-begin",
  place: "agricola-lesson-place",
  room: "agricola-lesson-house",
  stable: "agricola-lesson-house",
  "room-stable": "agricola-lesson-house",
  plow: "agricola-lesson-fields",
  sow: "agricola-lesson-fields",
  "plow-sow": "agricola-lesson-fields",
  "sow-bake": "agricola-lesson-fields",
  bake: "agricola-lesson-bake",
  fence: "agricola-lesson-fence",
  renovate: "agricola-lesson-renovate",
  improve: "agricola-lesson-improve",
  keep: "agricola-lesson-keep",
  breed: "agricola-lesson-breed",
  feed: "agricola-lesson-feed",
  confirm: "agricola-lesson-confirm",
  over: "agricola-lesson-over",
};

export const client: GameClient = {
  Board,
  tallDock: true,
  Stake,
  Picture,
  SeatFacts,
  Sheet,
  items: (scores) => items(scores, true),
  place: placeInWords,
  short: SHORT,
  lesson: LESSON,
  learners: LEARNERS,
  pictured: new Set([]),
  onBoard: new Set(["use", "fence", "exchange", "discard", "keep", "play"]),
  flights,
  steps,
};
