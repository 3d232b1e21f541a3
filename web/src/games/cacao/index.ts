import type { Token } from "$lib/api/types";
import type { GameClient } from "$lib/game";
import Board from "./Board.svelte";
import { flights } from "./flights";
import Hand from "./Hand.svelte";
import { items } from "./items";
import Own from "./Own.svelte";
import Picture from "./Picture.svelte";
import SeatFacts from "./SeatFacts.svelte";
import Sheet from "./Sheet.svelte";
import { placeInWords, sidesInWords } from "./told";
import type { View } from "./types";
import "./table.css";

const PHASES = ["place", "fill", "work"];
const NAMES = ["cacao-client-phase-place", "cacao-client-phase-fill", "cacao-client-phase-work"];

/** How many turns a match has: everybody places all of their tiles, and no view tells how many those are. */
const TURNS: Record<number, number> = { 2: 22, 3: 30, 4: 36 };

function steps({ position }: View) {
  const { phase, turn, gold } = position;
  // After the last turn none is left.
  const now = phase === "over" ? PHASES.length : PHASES.indexOf(phase);
  return { ids: NAMES, now, round: turn, rounds: TURNS[gold.length] ?? turn, counted: "cacao-client-turn-of" };
}

/** Where a tile lies is seen on the map. */
const SHORT = {
  "cacao-action-place": "cacao-client-do-place",
  "cacao-action-overbuild": "cacao-client-do-overbuild",
  "cacao-action-fill": "cacao-client-do-fill",
  "cacao-action-work": "cacao-client-do-work",
  "cacao-event-tile-placed": "",
};

const LESSON = {
  begin: "cacao-lesson-begin",
  place: "cacao-lesson-place",
  fill: "cacao-lesson-fill",
  work: "cacao-lesson-work",
  confirm: "cacao-lesson-confirm",
  over: "cacao-lesson-over",
};

/** A worker tile is written as a row of figures, and seen in the colour of its owner. */
function depicted({ kind, value }: Token, seat: number) {
  if (kind !== "worker-tile") return null;
  const picture: Token = { is: "token", kind: "lying", value: `${seat}:${value}` };
  return { picture, words: sidesInWords(String(value)) };
}

export const client: GameClient = {
  Board,
  Own,
  Hand,
  Picture,
  SeatFacts,
  Sheet,
  items,
  place: placeInWords,
  short: SHORT,
  lesson: LESSON,
  depicted,
  pictured: new Set(["jungle-tile"]),
  onHand: new Set(["place", "overbuild", "fill"]),
  onBoard: new Set(["work"]),
  flights,
  steps,
};
