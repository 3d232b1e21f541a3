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
}

/** That somebody has no choice is in the log; here it's enough what follows. */
const FORCED = "event-forced";

export function consequences(verdict: Verdict, client: GameClient, mine: number | null): Consequence[] {
  const told = verdict.facts?.map(chipOf) ?? fromLines(verdict, client);
  const points = (verdict.points ?? [])
    .map((points, seat) => ({ points, seat }))
    .filter(({ points }) => points)
    .map(
      ({ points, seat }): Consequence => ({ message: pointsMessage(points), tone: points < 0 ? "loss" : "gain", seat }),
    );
  // Your own points first, then what else is lost, then the rest as the game orders it; other people's points last.
  const order = ({ tone, seat }: Consequence) =>
    seat === undefined ? (tone === "loss" ? 1 : 2) : seat === mine ? 0 : 3;
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
const pointsMessage = (points: number): Message => ({
  id: points < 0 ? "client-chip-points-lost" : "client-chip-points",
  args: { points: Math.abs(points) },
  is: "message",
});
