/** The cards that log lines reveal, each with the lines that follow from it. */
import type { Line, Message } from "$lib/api/types";
import { argumentOf } from "../describe";

export interface Drawn {
  /** Counts the draws, so that a card that comes twice is shown twice. */
  number: number;
  seat: number;
  deck: string;
  card: string;
  /** What it did at once, in order. */
  effects: readonly Message[];
}

const REVEALED = "agricola-event-card-revealed";
let counted = 0;

export function drawnIn(lines: readonly Pick<Line, "seq" | "message">[]): Drawn[] {
  const found: (Drawn & { seq: number; effects: Message[] })[] = [];
  for (const { seq, message } of lines) {
    const last = found.at(-1);
    if (message.id === REVEALED) {
      const [seat, deck, card] = ["seat", "deck", "card"].map((name) => argumentOf(message, name));
      found.push({ number: ++counted, seq, seat: Number(seat), deck: String(deck), card: String(card), effects: [] });
    } else if (last?.seq === seq) last.effects.push(message);
  }
  return found;
}
