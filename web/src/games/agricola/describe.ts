/** Reads messages about the farm, and describes the farm for screen readers. */
import type { Message } from "$lib/api/types";
import { speaker } from "$lib/words/speaker.svelte";
import type { Herd, Place } from "./farm/housing";
import { isHouse } from "./farm/stock";
import { cellsOf, type Edge, isCell } from "./farm/yard";
import type { Farm } from "./types";

/** An argument of a message, as a plain value. */
export function argumentOf(message: Message, name: string): string | number | undefined {
  const found = message.args?.[name];
  if (typeof found === "string" || typeof found === "number") return found;
  return found && typeof found === "object" && "kind" in found ? found.value : undefined;
}

/** The farm spaces that a message names. */
export function cellsIn(message: Message): string[] {
  const { cell, cells } = message.args ?? {};
  const found = [...(Array.isArray(cells) ? cells : []), ...(cell === undefined ? [] : [cell])];
  return found.map((one) => String(typeof one === "object" && "value" in one ? one.value : one)).filter(isCell);
}

/** Whether a space has what is left of a burnt house. */
export const isBurnt = (cell: string, { rooms }: Farm) => rooms?.length === 0 && FIRST_ROOMS.includes(cell);
/** The printed rooms. */
export const FIRST_ROOMS = ["a2", "a3"];

export function cellInWords(cell: string, farm: Farm): string {
  const field = farm.fields?.[cell];
  if (farm.blocked?.includes(cell)) return speaker.text("agricola-client-cell-covered", { cell });
  if (isBurnt(cell, farm)) return speaker.text("agricola-client-cell-burnt", { cell });
  const fenced = farm.pastures?.some((pasture) => pasture.includes(cell)) ? 1 : 0;
  if (farm.rooms?.includes(cell))
    return speaker.text("agricola-client-cell-room", { cell, house: farm.house ?? "wood" });
  if (field?.amount) {
    return speaker.text("agricola-client-cell-crop", { cell, good: field.crop ?? "grain", amount: field.amount });
  }
  if (field) return speaker.text("agricola-client-cell-field", { cell });
  if (farm.stables?.includes(cell)) return speaker.text("agricola-client-cell-stable", { cell, fenced });
  return speaker.text("agricola-client-cell-free", { cell, fenced });
}

/** An edge, described by the spaces next to it, or by its side of the yard. */
export function edgeInWords({ level, sides: [one, other] }: Edge): string {
  if (one && other) return speaker.text("agricola-client-edge-between", { one, other });
  const rim = level ? (one ? "below" : "above") : one ? "right" : "left";
  return speaker.text("agricola-client-edge-rim", { rim, cell: one ?? other ?? "" });
}

/** A place for animals, and its herd. */
export function herdInWords({ name, room }: Place, herd?: Herd): string {
  const { animal, count } = herd ?? { animal: "none", count: 0 };
  if (isHouse(name)) return speaker.text("agricola-client-herd-house", { animal });
  if (room === 1) return speaker.text("agricola-client-herd-stable", { animal, cell: name });
  return speaker.text("agricola-client-herd-pasture", { animal, count, room, cells: cellsOf(name).join(" ") });
}

/** The price of fences that may be paid for with any of these goods. */
export function fencesInWords(count: number, amount: number, goods: readonly string[]): string {
  const each = goods.map((good) => speaker.text("agricola-noun-goods", { good, amount }));
  const price = new Intl.ListFormat(speaker.language, { type: "disjunction" }).format(each);
  return speaker.text("agricola-client-fence-price", { count, price });
}

/** A place in a list: spaces and sets of spaces keep their notation. */
export const placeInWords = (word: string) => word;
