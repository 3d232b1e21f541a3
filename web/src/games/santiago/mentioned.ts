/** The places that a message names individually; lists (all irrigated squares) would frame half the board. */
import type { Message } from "$lib/api/types";

const KINDS = new Set(["square", "segment", "intersection"]);

export function mentioned(message: Message): string[] {
  return Object.values(message.args ?? {}).flatMap((value) => {
    if (typeof value !== "object" || Array.isArray(value)) return [];
    if (value.is === "message") return mentioned(value);
    return KINDS.has(value.kind) ? [String(value.value)] : [];
  });
}
