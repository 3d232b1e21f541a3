/** What messages tell of work done at a place of the map, as tags for its edges. */
import type { Message } from "$lib/api/types";
import { toldAs } from "./flights";
import { beside, edgeMiddle, opposite, type Point, SIDES, workersOn } from "./geometry";
import type { Position } from "./types";

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

export function gains(messages: readonly Message[], then: Position): Gain[] {
  return messages.flatMap((message, index) => {
    const told = TOLD[message.id];
    const space = toldAs(message, "space");
    const seat = Number(toldAs(message, "seat"));
    if (!told || typeof space !== "string" || Number.isNaN(seat)) return [];
    const amount = Number(toldAs(message, told.amount) ?? 0);
    // Where workers of that seat stand; those of the tile placed this turn, if there are several.
    const sides = SIDES.filter((side) => {
      const there = then.map[beside(space, side)];
      return there?.seat === seat && workersOn(there.tile ?? "", opposite(side));
    });
    const side = sides.find((one) => beside(space, one) === then.placed) ?? sides[0];
    if (!side || !amount) return [];
    return [
      {
        key: `${message.id} ${space} ${index}`,
        at: edgeMiddle({ space: beside(space, side), side: opposite(side) }),
        kind: told.kind,
        text: `+${amount}`,
        seat,
      },
    ];
  });
}
