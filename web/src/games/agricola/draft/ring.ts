/** The seats in the order in which packs are passed, with what everybody may know about them. */
import type { View } from "../types";

export interface Place {
  seat: number;
  /** `waiting` if it isn't known whether the seat is still to come. */
  state: "choosing" | "chosen" | "waiting";
  /** The number of cards that it is going to pass on; null as long as that isn't settled. */
  pile: number | null;
  /** Who gets them. */
  to: number;
}

/** From the viewer on, to the left. A spectator starts with the first seat. */
export function ring({ seat, waiting, position, facts }: View): Place[] {
  const players = position.farms.length;
  return Array.from({ length: players }, (_, step) => {
    const each = ((seat ?? 0) + step) % players;
    const asked = waiting.includes(each);
    const pack = position.unseen_packs?.[each];
    return {
      seat: each,
      state: asked ? "choosing" : facts.draft ? "chosen" : "waiting",
      pile: facts.draft && !asked && pack ? pack.occupations + pack.minors : null,
      to: (each + 1) % players,
    };
  });
}
