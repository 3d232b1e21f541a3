/** The farm in words, for those who hear it. */
import { speaker } from "$lib/words/speaker.svelte";
import type { Farm } from "./types";

export function cellInWords(cell: string, farm: Farm): string {
  const field = farm.fields?.[cell];
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

/** A place for a list of them: spaces of the farm are named as they are, and so are sets of them. */
export const placeInWords = (word: string) => word;
