import type { Token } from "$lib/api/types";
import type { GameClient } from "$lib/game";
import { type Answer, narrow } from "$lib/legal";
import { minus } from "$lib/words/minus";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { chips } from "./chips";
import { gather } from "./chronicle";
import { placeInWords, sidesInWords } from "./describe";
import Entry from "./Entry.svelte";
import { flights } from "./flights";
import Hand from "./Hand.svelte";
import { items } from "./items";
import Own from "./Own.svelte";
import Picture from "./Picture.svelte";
import SeatFacts from "./SeatFacts.svelte";
import type { View } from "./types";
import "./table.css";

const PHASES = ["place", "fill", "work"];
const NAMES = ["cacao-client-phase-place", "cacao-client-phase-fill", "cacao-client-phase-work"];

/** The number of turns by player count: everybody places all of their tiles. Views don't include it. */
const TURNS: Record<number, number> = { 2: 22, 3: 30, 4: 36 };

function steps({ position }: View) {
  const { phase, turn, gold } = position;
  // After the last turn, all steps are done.
  const now = phase === "over" ? PHASES.length : PHASES.indexOf(phase);
  return {
    ids: NAMES,
    now,
    round: turn,
    rounds: TURNS[gold.length] ?? turn,
    counted: "cacao-client-turn-of",
    long: true,
  };
}

/** Short labels: the map shows where a tile goes. */
const SHORT = {
  "cacao-action-place": "cacao-client-do-place",
  "cacao-action-overbuild": "cacao-client-do-overbuild",
  "cacao-action-fill": "cacao-client-do-fill",
  "cacao-action-work": "cacao-client-do-work",
  "cacao-event-tile-placed": "",
  together: "cacao-client-do-together",
  "cacao-reason-jungle-space": "cacao-client-reason-jungle-space",
  "cacao-reason-space-taken": "cacao-client-reason-space-taken",
  "cacao-reason-no-jungle-beside": "cacao-client-reason-no-jungle-beside",
  "cacao-reason-not-your-tile": "cacao-client-reason-not-your-tile",
  "cacao-reason-overbuilt-already": "cacao-client-reason-overbuilt-already",
  "cacao-reason-not-due": "cacao-client-reason-not-due",
  "cacao-reason-not-activated": "cacao-client-reason-not-activated",
};

/** A worker tile's notation is a row of digits, so show it as a picture in its owner's color. A space's notation is two
 *  numbers that the map doesn't show, so show the frame that it gets there. */
function depicted({ kind, value }: Token, seat: number | null) {
  if (kind === "space")
    return { picture: { is: "token", kind: "spot", value } satisfies Token, words: minus(value), place: true };
  if (kind !== "worker-tile" || seat === null) return null;
  const picture: Token = { is: "token", kind: "lying", value: `${seat}:${value}` };
  return { picture, words: sidesInWords(String(value)) };
}

/** Preselect a tile for a turn, and a display tile for a space; both can still be changed. */
function preset({ seat, position }: View, legal: readonly Answer[]): string[] | null {
  const [space] = position.to_fill ?? [];
  const [tile] = position.phase === "fill" ? (position.display ?? []) : (position.hands[seat ?? 0] ?? []);
  const words = position.phase === "fill" && space ? [tile, space] : [tile];
  const wanted = words.filter((word) => word !== undefined);
  return wanted.length && narrow(legal, wanted).length ? wanted : null;
}

export const client: GameClient = {
  Board,
  Card,
  Entry,
  gather,
  chips,
  Own,
  Hand,
  Picture,
  SeatFacts,
  sheet: () => import("./Sheet.svelte"),
  items,
  place: placeInWords,
  short: SHORT,
  lessons: { "": () => import("./lesson") },
  depicted,
  pictured: new Set(["jungle-tile"]),
  onHand: new Set(["place", "overbuild", "fill"]),
  onBoard: new Set(["work"]),
  preset,
  flights,
  steps,
};
