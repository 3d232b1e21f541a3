import type { View } from "./types";

/** Whose farm is shown large. */
class Looking {
  /** The seat whose farm was chosen; null for the usual one. */
  seat = $state<number | null>(null);
  /** In a replay, the seat whose decision the coach judges. */
  decider = $state<number | undefined>();

  /** The usual farm: that of the seat that decides, the viewer's own, or the active player's. */
  usual({ seat, position }: Pick<View, "seat" | "position">): number {
    return this.decider ?? seat ?? position.active ?? 0;
  }
}

export const looking = new Looking();
