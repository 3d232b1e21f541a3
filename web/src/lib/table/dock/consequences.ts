/** The chips that show what an answer does, the most important first. */
import type { Fact, Message, Token, Verdict } from "../../api/types";
import type { GameClient } from "../../game";

export type Tone = "gain" | "loss" | "water" | "plain";

export interface Consequence {
  message: Message;
  tone: Tone;
  picture?: Token;
  /** The seat it concerns, if not everybody. */
  seat?: number;
  /** Whether it is about points. */
  points?: boolean;
}

/** Chips that must not be overlooked: losses, and anybody's points. They come first and are always shown. */
export const isWeighty = ({ tone, points }: Consequence) => tone === "loss" || points === true;

/** Forced moves are mentioned in the log; here, their effects are enough. */
const FORCED = "event-forced";

export function consequences(verdict: Verdict, client: GameClient, mine: number | null): Consequence[] {
  if (client.chips) return client.chips(verdict, mine);
  const effects = verdict.facts?.map(chipOf) ?? fromLines(verdict, client);
  const points = (verdict.points ?? []).flatMap((points, seat) => (points ? [pointsChip(points, seat)] : []));
  // Your own points first, then other losses, then other people's points, then the rest in the game's order.
  const order = (chip: Consequence) => (isWeighty(chip) ? (!chip.points ? 1 : chip.seat === mine ? 0 : 2) : 3);
  return [...points, ...effects].sort((a, b) => order(a) - order(b));
}

const chipOf = ({ message, tone, picture }: Fact): Consequence => ({
  message,
  tone: tone ?? "plain",
  ...(picture ? { picture } : {}),
});

/** Without facts from the game, use its events. */
function fromLines({ lines = [] }: Verdict, client: GameClient): Consequence[] {
  // The green button already says the first event, but a single one is shown anyway.
  return lines
    .slice(lines.length > 1 ? 1 : 0)
    .filter(({ id }) => id !== FORCED && client.short[id] !== "")
    .map((message) => ({ message, tone: "plain" }));
}

/** A signed number with its noun, in one message: "+1 point". */
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
