/** The answers that pick something from a card. */
import type { Message } from "$lib/api/types";
import type { Answer } from "$lib/legal";

export const picksIn = (legal: readonly Answer[]) => legal.filter(({ words }) => words[0] === "pick");

/** What a pick takes, without the card that it takes it from. */
export const whatIn = ({ label }: Answer): Message => (label.args?.what as Message | undefined) ?? label;

/** The picks of each card, the fewest first, so that a long list hides no other. */
export function byCard(picks: readonly Answer[]): [card: string, picks: Answer[]][] {
  const found = new Map<string, Answer[]>();
  for (const pick of picks) found.set(pick.words[1]!, [...(found.get(pick.words[1]!) ?? []), pick]);
  return [...found].sort(([, one], [, other]) => one.length - other.length);
}
