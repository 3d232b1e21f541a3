/**
 * What flies when the table changes: tiles from the hand, the display or the pile to the map, and the workers' gains to
 * their seat. Only real changes fly, not previews.
 */
import type { Message, Token } from "$lib/api/types";
import type { Flight, Spot } from "$lib/motion/flight";
import type { View } from "./types";

const token = (kind: string, value: number | string): Token => ({ kind, value, is: "token" });

/** The gain in each kind of message: its picture, and the anchor where it is kept. */
const BROUGHT: Record<string, { token: Token; kept: string }> = {
  "cacao-event-fruits-taken": { token: token("fruit", "fruit"), kept: "fruits" },
  "cacao-event-fruits-sold": { token: token("gold", "gold"), kept: "gold" },
  "cacao-event-gold-mined": { token: token("gold", "gold"), kept: "gold" },
  "cacao-event-water-carried": { token: token("water", "water"), kept: "water" },
  "cacao-event-suns-taken": { token: token("sun", "sun"), kept: "suns" },
};
/** Gains are smaller than the tile they come from. */
const SMALL = 0.35;

export function flights(before: View, _after: View, messages: readonly Message[]): Flight[] {
  return messages.flatMap((message, place) => flight(before, message, place));
}

function flight(before: View, message: Message, place: number): Flight[] {
  const [seat, tile, jungle, space] = ["seat", "tile", "jungle", "space"].map((name) => argumentOf(message, name));
  const wait = { beat: place };
  const kind = message.id.replace("cacao-event-", "");
  if (kind === "tile-placed" || kind === "tile-overbuilt") {
    if (before.position.map[String(space)]?.tile === tile) return [];
    // Only the viewer's hand is on the page; other players' tiles come from their seat.
    const hand = seat === before.seat ? [{ anchor: `lie-${tile}` }] : [];
    return laid(token("lying", `${seat}:${tile}`), [...hand, { anchor: `seat-${seat}` }], space, wait);
  }
  if (kind === "jungle-placed" || kind === "jungle-turned-up") {
    if (before.position.map[String(space)]) return [];
    const from = kind === "jungle-placed" ? { anchor: `jungle-tile-${jungle}` } : { anchor: "pile" };
    return laid(token("jungle-tile", String(jungle)), [from], space, wait);
  }
  const brought = BROUGHT[message.id];
  if (!brought || space === undefined) return [];
  return [
    {
      token: brought.token,
      from: [{ anchor: String(space), size: SMALL }],
      to: [{ anchor: `${brought.kept}-${seat}` }, { anchor: `seat-${seat}` }],
      fades: true,
      wait,
    },
  ];
}

function laid(what: Token, from: Spot[], space: unknown, wait: Flight["wait"]): Flight[] {
  return [{ token: what, from, to: [{ anchor: String(space) }], piece: `tile-${space}`, wait }];
}

/** An argument of a message, as a plain value. */
export function argumentOf(message: Message, name: string): string | number | undefined {
  const found = message.args?.[name];
  if (typeof found === "string" || typeof found === "number") return found;
  return found && typeof found === "object" && "kind" in found ? found.value : undefined;
}
