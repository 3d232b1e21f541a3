import { MediaQuery } from "svelte/reactivity";
import type { Token } from "$lib/api/types";
import type { GameClient } from "$lib/game";
import type { Answer } from "$lib/legal";
import Board from "./Board.svelte";
import { lacking } from "./cards/lacking.svelte";
import { placeInWords } from "./describe";
import { flights } from "./flights";
import Inspected from "./Inspected.svelte";
import { items } from "./items";
import { looking } from "./looking.svelte";
import Moments from "./Moments.svelte";
import Picture from "./Picture.svelte";
import RoundRack from "./RoundRack.svelte";
import SeatFacts from "./SeatFacts.svelte";
import Stake from "./Stake.svelte";
import { amongThose } from "./teams";
import type { View } from "./types";
import "./table.css";

/** The visible steps of a round: work, and after some rounds the three phases of a harvest. */
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

/** Without a hand below it, a tall window's dock has room for the reasons of all hints. */
const tall = new MediaQuery("(min-height: 860px)");

/** Short labels: the question or the picked card already says what it does. */
const SHORT = {
  "agricola-choice-card": "agricola-client-use-card",
  "agricola-event-family-fed": "",
  // The question says the price, and the places are on the farm.
  "agricola-choice-room": "agricola-client-room",
  "agricola-choice-stable": "agricola-client-stable",
  "agricola-choice-plow": "agricola-client-plow",
  "agricola-choice-bake": "agricola-client-bake",
  "agricola-choice-sow": "agricola-client-sow",
};

/** Goods and cards get pictures in the log; a number's argument name says what it counts. */
const PICTURED = new Set(["good", "improvement", "card"]);
const COUNTED = new Set(["food", "grain", "wood", "clay"]);
const good = (token: Token): Token | null => {
  if (PICTURED.has(token.kind)) return token;
  return COUNTED.has(token.kind) ? { is: "token", kind: "good", value: token.kind } : null;
};

/** Actions that are nearly always possible, or that have their own place in the dock. */
const BESIDE = new Set(["exchange", "card", "done", "feed", "keep", "confirm"]);

/** Preselect a card's offer, or the only action, no matter which exchanges are possible before it. */
function preset({ position, decision, seat }: View, legal: readonly Answer[]): string[] | null {
  const asks = decision?.kind === "card" ? position.farms[seat ?? 0]?.steps?.at(-1)?.card : undefined;
  const offer = legal.find(({ words }) => words[0] === "card" && words[1] === asks);
  if (offer) return offer.words;
  const [only, ...others] = legal.filter(({ words }) => !BESIDE.has(words[0]!));
  return only && !others.length && !legal.some(({ words }) => words[0] === "done") ? only.words : null;
}

export const client: GameClient = {
  Board,
  tallDock: ({ position }: View) => tall.current && (position.options.cards ?? "none") === "none",
  Stake,
  Picture,
  Card: Inspected,
  Moments,
  Rounds: RoundRack,
  SeatFacts,
  sheet: () => import("./Sheet.svelte"),
  gallery: () => import("./cards/CardGallery.svelte"),
  items: (scores) => items(scores, true),
  place: placeInWords,
  placesOnBoard: true,
  plansOnBoard: true,
  drawn: { pick: () => import("./picks/PickLabel.svelte") },
  seriesCard: () => import("./cards/SeriesCard.svelte"),
  loneOnBoard: true,
  short: SHORT,
  lacking: () => lacking.words,
  good,
  lessons: { "": () => import("./lesson"), cards: () => import("./cardsLesson") },
  pictured: new Set([]),
  preset,
  onBoard: new Set([
    "use",
    "fence",
    "rail",
    "exchange",
    "discard",
    "keep",
    "pay",
    "play",
    "feed",
    "build",
    "upgrade",
    "draft",
    "drop",
    "take",
    "give",
    "fetch",
    "partner-fence",
    "partner-rail",
  ]),
  countedOnBoard: new Set(["give", "fetch"]),
  declines: new Set(["done"]),
  among: (view: View, choices) => amongThose(view, choices, looking.seat),
  flights,
  steps,
};
