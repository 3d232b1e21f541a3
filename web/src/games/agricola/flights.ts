/** What travels when the table changes: goods from their space to the seat that takes them. */
import type { Message, Token } from "$lib/api/types";
import type { Flight } from "$lib/motion/flight";
import { toldAs } from "./told";
import type { View } from "./types";

const TAKEN = "agricola-event-goods-taken";

export function flights(_before: View, _after: View, told: readonly Message[]): Flight[] {
  return told.flatMap((message, place) => {
    if (message.id !== TAKEN) return [];
    const [seat, good, space] = ["seat", "good", "space"].map((name) => toldAs(message, name));
    const token: Token = { kind: "good", value: String(good), is: "token" };
    return [
      {
        token,
        from: [{ anchor: `space-${space}`, size: 0.35 }],
        to: [{ anchor: `${good}-${seat}` }, { anchor: `seat-${seat}` }],
        fades: true,
        wait: { beat: place },
      },
    ];
  });
}
