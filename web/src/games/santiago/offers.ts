/** The proposals on the board: one stick per segment, with all its proposers and the sum of their bribes. */
import type { Position } from "./types";

export interface Offer {
  segment: string;
  seats: number[];
  total: number;
}

export function offersBySegment(now: Position, then: Position): Offer[] {
  // The overseer's decision clears them, but a preview of it still shows them, except where its canal is.
  const made = then.proposals?.length ? then.proposals : (now.proposals ?? []);
  const found = new Map<string, Offer>();
  for (const { seat, segment, bribe } of made) {
    if (then.canals?.includes(segment)) continue;
    const offer = found.get(segment) ?? { segment, seats: [], total: 0 };
    found.set(segment, { segment, seats: [...offer.seats, seat], total: offer.total + bribe });
  }
  return [...found.values()];
}
