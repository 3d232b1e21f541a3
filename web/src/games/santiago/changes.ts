/** The differences between two views that a preview shows. */
import type { Ground, Position, View } from "./types";

export interface Changes {
  /** Squares with something new. */
  put: Set<string>;
  /** Squares that lose farmers or their plants. */
  lost: Set<string>;
  canals: Set<string>;
  /** Squares that get water. */
  wet: Set<string>;
  /** Segments with a new or richer proposal. */
  proposed: Set<string>;
  spring: string | null;
  /** The change of the seat's money within the round. */
  money: number;
}

export function changes(viewBefore: View, viewAfter: View): Changes {
  const { seat, position: before } = viewBefore;
  const after = viewAfter.position;
  const put = new Set<string>();
  const lost = new Set<string>();
  for (const [square, then] of Object.entries(after.board ?? {})) {
    const now: Ground = before.board?.[square] ?? {};
    const dried = now.tile !== then.tile && then.tile === "desert";
    if (dried || (then.tile === now.tile && (then.farmers ?? 0) < (now.farmers ?? 0))) lost.add(square);
    else if (then.tile !== now.tile || then.palm !== now.palm) put.add(square);
  }
  const old = new Set(before.canals);
  const wasWet = new Set(viewBefore.wet);
  const key = (position: Position) => new Set((position.proposals ?? []).map((made) => JSON.stringify(made)));
  const known = key(before);
  const mine = seat === null ? null : before.money[seat];
  const then = seat === null ? null : after.money[seat];
  return {
    put,
    lost,
    canals: new Set((after.canals ?? []).filter((canal) => !old.has(canal))),
    wet: new Set(viewAfter.wet.filter((square) => !wasWet.has(square))),
    proposed: new Set((after.proposals ?? []).filter((made) => !known.has(JSON.stringify(made))).map((m) => m.segment)),
    spring: after.spring && after.spring !== before.spring ? after.spring : null,
    money: before.round === after.round && typeof mine === "number" && typeof then === "number" ? then - mine : 0,
  };
}
