import type { Token } from "$lib/api/types";
import type { GameClient } from "$lib/game";
import Aside from "./Aside.svelte";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { flights } from "./flights";
import { shortName } from "./geometry";
import { items } from "./items";
import Picture from "./Picture.svelte";
import SeatFacts from "./SeatFacts.svelte";
import Stake from "./Stake.svelte";
import { roundsOf } from "./setup";
import type { View } from "./types";
import "./table.css";

/** The steps of a round, with the rules' phases for each; some happen automatically. */
const STEPS = {
  "santiago-client-phase-bid": ["bid"],
  "santiago-client-phase-overseer": [],
  "santiago-client-phase-plant": ["plant", "leftover"],
  "santiago-client-phase-canal": ["propose", "decide"],
  "santiago-client-phase-extra": ["extra"],
  "santiago-client-phase-drying": [],
  "santiago-client-phase-income": [],
};

function steps({ position }: View) {
  const { phase, round, money } = position;
  const rounds = roundsOf(money.length);
  if (round === 0) return { ids: ["santiago-client-phase-setup"], now: 0, round, rounds };
  const now = Object.values(STEPS).findIndex((phases: string[]) => phases.includes(phase));
  return { ids: Object.keys(STEPS), now: now < 0 ? Object.keys(STEPS).length : now, round, rounds };
}

const MONEY = new Set(["amount", "bribe", "money", "price", "total"]);

function good({ kind, value }: Token): Token | null {
  if (MONEY.has(kind)) return { is: "token", kind: "money", value };
  if (kind === "plantation-tile") return { is: "token", kind: "crop", value: String(value).slice(0, -1) };
  return kind === "crop" ? { is: "token", kind, value } : null;
}

const SHORT = {
  "santiago-choice-accept": "santiago-client-accept",
  "santiago-choice-reject": "santiago-client-reject",
  "santiago-choice-build": "santiago-client-build",
  "santiago-choice-extra": "santiago-client-extra",
};

export const client: GameClient = {
  Board,
  Aside,
  Card,
  Picture,
  SeatFacts,
  sheet: () => import("./Sheet.svelte"),
  items,
  Stake,
  place: shortName,
  placesOnBoard: true,
  short: SHORT,
  lessons: { "": () => import("./lesson") },
  pictured: new Set(["plantation-tile"]),
  good,
  flights,
  steps,
};
