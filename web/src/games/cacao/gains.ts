/** Turns messages about work into tags for the map's edges. */
import type { Message } from "$lib/api/types";
import { argumentOf } from "./flights.ts";
import { beside, edgeMiddle, isSpace, type Point, SIDES } from "./geometry.ts";

export interface Gain {
  key: string;
  at: Point;
  kind: string;
  text: string;
  seat: number;
}

/** For each message, the argument with the amount, and the kind of gain. */
const AMOUNTS: Record<string, { amount: string; kind: string }> = {
  "cacao-event-fruits-taken": { amount: "taken", kind: "fruit" },
  "cacao-event-fruits-sold": { amount: "gold", kind: "coin" },
  "cacao-event-gold-mined": { amount: "gold", kind: "coin" },
  "cacao-event-water-carried": { amount: "fields", kind: "water" },
  "cacao-event-suns-taken": { amount: "taken", kind: "sun" },
};

/** Each gain is shown at the side of the tile whose workers brought it: the message says where that tile lies. */
export function gains(messages: readonly Message[]): Gain[] {
  return messages.flatMap((message, index) => {
    const found = AMOUNTS[message.id];
    const space = argumentOf(message, "space");
    const seat = Number(argumentOf(message, "seat"));
    const amount = Number((found && argumentOf(message, found.amount)) ?? 0);
    if (!found || !amount || typeof space !== "string" || Number.isNaN(seat)) return [];
    const from = argumentOf(message, "workers_at");
    const side = typeof from === "string" && isSpace(from) && SIDES.find((each) => beside(from, each) === space);
    if (!side) return [];
    const at = edgeMiddle({ space: from, side });
    return [{ key: `${message.id} ${space} ${index}`, at, kind: found.kind, text: `+${amount}`, seat }];
  });
}
