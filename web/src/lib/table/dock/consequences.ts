/** The chips that tell what an answer does, in the order in which they matter. */
import type { Fact, Message, Token, Verdict } from "../../api/types";
import type { GameClient } from "../../game";

export type Tone = "gain" | "loss" | "water" | "plain";

export interface Consequence {
  message: Message;
  tone: Tone;
  picture?: Token;
  /** Whom it concerns, if not everybody. */
  seat?: number;
  /** Whether it counts points. */
  points?: boolean;
}

/** What must not be overlooked: losses, and anybody's points. Such chips are shown before all others, and always. */
export const isWeighty = ({ tone, points }: Consequence) => tone === "loss" || points === true;

/** That somebody has no choice is in the log; here it's enough what follows. */
const FORCED = "event-forced";

export function consequences(verdict: Verdict, client: GameClient, mine: number | null): Consequence[] {
  if (client.chips) return client.chips(verdict, mine);
  const told = verdict.facts?.map(chipOf) ?? fromLines(verdict, client);
  const points = (verdict.points ?? []).flatMap((points, seat) => (points ? [pointsChip(points, seat)] : []));
  // Your own points first, then what else is lost, then other people's points, then the rest as the game orders it.
  const order = (chip: Consequence) => (isWeighty(chip) ? (!chip.points ? 1 : chip.seat === mine ? 0 : 2) : 3);
  return [...points, ...told].sort((a, b) => order(a) - order(b));
}

const chipOf = ({ message, tone, picture }: Fact): Consequence => ({
  message,
  tone: tone ?? "plain",
  ...(picture ? { picture } : {}),
});

/** A game without facts tells its events instead. */
function fromLines({ lines = [] }: Verdict, client: GameClient): Consequence[] {
  // The first event is what the green button says already; a lone one is told all the same.
  return lines
    .slice(lines.length > 1 ? 1 : 0)
    .filter(({ id }) => id !== FORCED && client.short[id] !== "")
    .map((message) => ({ message, tone: "plain" }));
}

/** A number with its sign and its noun, in one message: "+1 point". */
export const pointsChip = (points: number, seat: number): Consequence => ({
  message: {
    id: points < 0 ? "client-chip-points-lost" : "client-chip-points",
    args: { points: Math.abs(points) },
    is: "message",
  },
  tone: points < 0 ? "loss" : "gain",
  seat,
  points: true,
});
