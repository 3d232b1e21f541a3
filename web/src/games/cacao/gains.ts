/** What messages tell of work done at a place of the map, as tags for its edges. */
import type { Message } from "$lib/api/types";
import { toldAs } from "./flights.ts";
import { beside, edgeMiddle, isSpace, type Point, SIDES } from "./geometry.ts";

export interface Gain {
  key: string;
  at: Point;
  kind: string;
  text: string;
  seat: number;
}

/** The amount that each kind of message tells, and what it is an amount of. */
const TOLD: Record<string, { amount: string; kind: string }> = {
  "cacao-event-fruits-taken": { amount: "taken", kind: "fruit" },
  "cacao-event-fruits-sold": { amount: "gold", kind: "coin" },
  "cacao-event-gold-mined": { amount: "gold", kind: "coin" },
  "cacao-event-water-carried": { amount: "fields", kind: "water" },
  "cacao-event-suns-taken": { amount: "taken", kind: "sun" },
};

/** Each gain is shown at the side of the tile whose workers brought it: the message says where that tile lies. */
export function gains(messages: readonly Message[]): Gain[] {
  return messages.flatMap((message, index) => {
    const told = TOLD[message.id];
    const space = toldAs(message, "space");
    const seat = Number(toldAs(message, "seat"));
    const amount = Number((told && toldAs(message, told.amount)) ?? 0);
    if (!told || !amount || typeof space !== "string" || Number.isNaN(seat)) return [];
    const from = toldAs(message, "workers_at");
    const side = typeof from === "string" && isSpace(from) && SIDES.find((each) => beside(from, each) === space);
    if (!side) return [];
    const at = edgeMiddle({ space: from, side });
    return [{ key: `${message.id} ${space} ${index}`, at, kind: told.kind, text: `+${amount}`, seat }];
  });
}
