/** The consequence chips of an answer: each seat's total gains, and losses. */
import type { Message, Token, Verdict } from "$lib/api/types";
import { type Consequence, isWeighty, pointsChip, type Tone } from "$lib/table/dock/consequences";
import { speaker } from "$lib/words/speaker.svelte";
import { argumentOf } from "./flights.ts";
import type { Position } from "./types";

/** For each message, the arguments with the amount and the loss, and the good. */
const AMOUNTS: Record<string, { amount: string; good: string; lost?: string }> = {
  "cacao-event-fruits-taken": { amount: "taken", good: "fruit", lost: "lost" },
  "cacao-event-fruits-sold": { amount: "gold", good: "gold" },
  "cacao-event-gold-mined": { amount: "gold", good: "gold" },
  "cacao-event-water-carried": { amount: "fields", good: "water" },
  "cacao-event-suns-taken": { amount: "taken", good: "sun", lost: "lost" },
};
const IDLE = "cacao-event-workers-idle";

export interface Sum {
  seat: number;
  good: string;
  gained: number;
  lost: number;
}

/** Each seat's gains in some messages, summed by good. */
export function sums(messages: readonly Message[]): Sum[] {
  const found = new Map<string, Sum>();
  for (const message of messages) {
    const entry = AMOUNTS[message.id];
    const seat = Number(argumentOf(message, "seat"));
    if (!entry || Number.isNaN(seat)) continue;
    const key = `${seat} ${entry.good}`;
    const sum = found.get(key) ?? { seat, good: entry.good, gained: 0, lost: 0 };
    sum.gained += Number(argumentOf(message, entry.amount) ?? 0);
    sum.lost += entry.lost ? Number(argumentOf(message, entry.lost) ?? 0) : 0;
    found.set(key, sum);
  }
  return [...found.values()];
}

const message = (id: string, args: Message["args"] = {}): Message => ({ id, args, is: "message" });

export function chips(verdict: Verdict, mine: number | null): Consequence[] {
  const lines = verdict.lines ?? [];
  const found: Consequence[] = [];
  const whose = (seat: number) => (seat === mine ? {} : { seat });
  const gained = sums(lines);
  for (const { seat, good, gained: count, lost } of gained) {
    const picture: Token = { is: "token", kind: good, value: count };
    const add = (id: string, tone: Tone, count: number) =>
      found.push({ message: message(id, { count }), tone, picture, ...whose(seat) });
    if (lost && seat === mine) add("cacao-client-chip-no-room", "loss", lost);
    if (count) add("cacao-client-chip-gain", good === "water" ? "water" : "gain", count);
  }
  if (lines.some((line) => line.id === IDLE && Number(argumentOf(line, "seat")) === mine)) {
    found.push({ message: message("cacao-client-chip-idle"), tone: "loss" });
  }
  // Gold counts as points; the rest (temples, water, suns) shows up in the points' total.
  (verdict.points ?? []).forEach((points, seat) => {
    const gold = gained.find((sum) => sum.seat === seat && sum.good === "gold")?.gained ?? 0;
    if (!points || points === gold) return;
    found.push(pointsChip(points, seat));
  });
  const open = ((verdict.view as { position: Position } | null)?.position.to_fill ?? []).length;
  if (open && lines.some(({ id }) => id === "cacao-event-tile-placed")) {
    const letters = new Intl.ListFormat(speaker.language).format(["A", "B", "C"].slice(0, open));
    found.push({ message: message("cacao-client-chip-opens", { letters }), tone: "plain" });
  }
  const order = ({ tone, seat, ...rest }: Consequence) => {
    if (isWeighty({ tone, ...rest })) return tone === "loss" && seat === undefined ? 0 : seat === mine ? 1 : 2;
    return 3 + (tone === "plain" ? 1 : 0) + (seat === undefined ? 0 : 2);
  };
  return found.sort((a, b) => order(a) - order(b));
}
