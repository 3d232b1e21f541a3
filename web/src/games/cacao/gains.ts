/** What messages tell of work done at a place of the map, as tags for its edges. */
import type { Message } from "$lib/api/types";
import { toldAs } from "./flights.ts";
import { beside, edgeMiddle, edgeName, opposite, type Point, SIDES, workersOn } from "./geometry.ts";
import type { Edge, Position } from "./types";

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

/**
 * The sides with workers of a seat at a space, in the order in which the rules call them: that of the tile placed in
 * this turn, then once around the space. Those that still wait have brought nothing yet.
 */
function called(then: Position, space: string, seat: number, placed?: string | null): Edge[] {
  const waiting = new Set((then.edges ?? []).map(edgeName));
  const edges = SIDES.map((side) => ({ seat, space: beside(space, side), side: opposite(side) })).filter((edge) => {
    const there = then.map[edge.space];
    return there?.seat === seat && workersOn(there.tile ?? "", edge.side) && !waiting.has(edgeName(edge));
  });
  return [...edges.filter((edge) => edge.space === placed), ...edges.filter((edge) => edge.space !== placed)];
}

const LAID = new Set(["cacao-event-tile-placed", "cacao-event-tile-overbuilt"]);

/**
 * `worked` are the edges whose workers were used, where that is known; `placed` is where the tile of this turn lies,
 * unless the messages tell it.
 */
export function gains(
  messages: readonly Message[],
  then: Position,
  worked: readonly Edge[] = [],
  placed = then.placed,
): Gain[] {
  const laying = messages.find(({ id }) => LAID.has(id));
  const at = laying ? String(toldAs(laying, "space")) : placed;
  const known = laying ? [] : worked; // a new turn: what was used in the last one is no news
  const used = new Set<string>();
  return messages.flatMap((message, index) => {
    const told = TOLD[message.id];
    const space = toldAs(message, "space");
    const seat = Number(toldAs(message, "seat"));
    if (!told || typeof space !== "string" || Number.isNaN(seat)) return [];
    const amount = Number(toldAs(message, told.amount) ?? 0);
    const chosen = known.filter((edge) => edge.seat === seat && beside(edge.space, edge.side) === space);
    const edge = [...chosen, ...called(then, space, seat, at)].find((one) => !used.has(edgeName(one)));
    if (!edge) return [];
    used.add(edgeName(edge));
    if (!amount) return [];
    return [
      { key: `${message.id} ${space} ${index}`, at: edgeMiddle(edge), kind: told.kind, text: `+${amount}`, seat },
    ];
  });
}
