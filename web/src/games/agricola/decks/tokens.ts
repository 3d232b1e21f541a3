/** Tokens of the event decks on action spaces. */
import { speaker, t } from "$lib/words/speaker.svelte";
import type { Position } from "../types";

/** How many of each piece are on a space: the pitchfork, a candy for each seat that has put one there, fairies on the
 * card that is this space. */
export function tokensOn({ spaces, farms, free_fairies }: Position, space: string, isFairyRing: boolean): Token[] {
  const found: Token[] = [
    { kind: "pitchfork", count: spaces?.[space]?.marked ? 1 : 0 },
    { kind: "candy", count: farms.filter(({ marked }) => marked?.includes(space)).length },
    { kind: "fairy", count: isFairyRing ? (free_fairies ?? 0) : 0 },
  ];
  return found.filter(({ count }) => count > 0);
}

export interface Token {
  kind: string;
  count: number;
}

export const inWords = (tokens: readonly Token[]): string =>
  new Intl.ListFormat(speaker.language, { type: "unit" }).format(
    tokens.map(({ kind, count }) => t(`agricola-token-${kind}`, { count })),
  );
