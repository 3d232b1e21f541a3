import { MediaQuery } from "svelte/reactivity";
import type { Token } from "$lib/api/types";
import type { GameClient } from "$lib/game";
import type { Answer } from "$lib/legal";
import Board from "./Board.svelte";
import { lacking } from "./cards/lacking.svelte";
import { flights } from "./flights";
import Inspected from "./Inspected.svelte";
import { items } from "./items";
import { lesson } from "./lesson";
import Picture from "./Picture.svelte";
import RoundRack from "./RoundRack.svelte";
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

/** Without a hand below it, the dock of a tall window has room for the reasons of all hints. */
const tall = new MediaQuery("(min-height: 860px)");

/** What a card does stands above: in the question, or with what is picked. */
const SHORT = {
  "agricola-choice-card": "agricola-client-use-card",
  "agricola-event-family-fed": "",
  // What it costs is in the question, and its places are on the farm.
  "agricola-choice-room": "agricola-client-room",
  "agricola-choice-stable": "agricola-client-stable",
  "agricola-choice-plow": "agricola-client-plow",
  "agricola-choice-bake": "agricola-client-bake",
  "agricola-choice-sow": "agricola-client-sow",
};

/** In the log goods and cards have their pictures; a number of something is named by its argument. */
const PICTURED = new Set(["good", "improvement", "card"]);
const COUNTED = new Set(["food", "grain", "wood", "clay"]);
const good = (token: Token): Token | null => {
  if (PICTURED.has(token.kind)) return token;
  return COUNTED.has(token.kind) ? { is: "token", kind: "good", value: token.kind } : null;
};

/** What can be done at nearly any time, and what has a place of its own in the dock. */
const BESIDE = new Set(["exchange", "card", "done", "feed", "keep", "confirm"]);

/** The only thing to do stands ready, whatever could be exchanged before it. */
function preset(_: View, legal: readonly Answer[]): string[] | null {
  const [only, ...others] = legal.filter(({ words }) => !BESIDE.has(words[0]!));
  return only && !others.length && !legal.some(({ words }) => words[0] === "done") ? only.words : null;
}

export const client: GameClient = {
  Board,
  tallDock: ({ position }: View) => tall.current && (position.options.cards ?? "none") === "none",
  Stake,
  Picture,
  Card: Inspected,
  Rounds: RoundRack,
  SeatFacts,
  Sheet,
  items: (scores) => items(scores, true),
  place: placeInWords,
  placesOnBoard: true,
  loneOnBoard: true,
  short: SHORT,
  lacking: () => lacking.words,
  good,
  lesson,
  pictured: new Set([]),
  preset,
  onBoard: new Set(["use", "fence", "exchange", "discard", "keep", "play", "feed", "build", "upgrade"]),
  declines: new Set(["done"]),
  flights,
  steps,
};
