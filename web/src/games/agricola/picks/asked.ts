/** The card that a question is about. */
import type { Farm, View } from "../types";

/** The name of the card whose step is asked; null if it isn't a card's. A step of a card beside the board, or of one that
 *  lets players choose from several of its parts, only mentions it. */
export function askedCard({ decision }: View, farm: Farm): string | null {
  const step = farm.steps?.at(-1);
  if (step?.card || decision?.kind !== "card") return step?.card ?? null;
  return /\bcard ([a-z0-9-]+)/.exec(step?.step ?? "")?.[1] ?? null;
}
