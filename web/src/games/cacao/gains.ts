/** Turns messages about work into tags for the map's edges. */
import type { Message } from "$lib/api/types";
import { argumentOf } from "./flights.ts";
import { beside, edgeMiddle, edgeName, opposite, type Point, SIDES, workersOn } from "./geometry.ts";
import type { Edge, Position } from "./types";

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

/**
 * The edges of a seat at a space, in the order in which the rules resolve them: the tile placed this turn, then around
 * the space. Edges that still wait aren't included.
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
 * `worked` are the edges whose workers were used, if known; `placed` is the space of this turn's tile, unless the
 * messages say it.
 */
export function gains(
  messages: readonly Message[],
  then: Position,
  worked: readonly Edge[] = [],
  placed = then.placed,
): Gain[] {
  const laying = messages.find(({ id }) => LAID.has(id));
  const at = laying ? String(argumentOf(laying, "space")) : placed;
  const known = laying ? [] : worked; // a new turn: ignore the edges of the last one
  const used = new Set<string>();
  return messages.flatMap((message, index) => {
    const found = AMOUNTS[message.id];
    const space = argumentOf(message, "space");
    const seat = Number(argumentOf(message, "seat"));
    if (!found || typeof space !== "string" || Number.isNaN(seat)) return [];
    const amount = Number(argumentOf(message, found.amount) ?? 0);
    const chosen = known.filter((edge) => edge.seat === seat && beside(edge.space, edge.side) === space);
    const edge = [...chosen, ...called(then, space, seat, at)].find((one) => !used.has(edgeName(one)));
    if (!edge) return [];
    used.add(edgeName(edge));
    if (!amount) return [];
    return [
      { key: `${message.id} ${space} ${index}`, at: edgeMiddle(edge), kind: found.kind, text: `+${amount}`, seat },
    ];
  });
}
