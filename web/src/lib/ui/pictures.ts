/** The game whose pictures replace names in a page's sentences. */
import { getContext, setContext } from "svelte";
import type { Message, Token } from "../api/types";
import type { GameClient } from "../game";
import { type Part, speaker } from "../words/speaker.svelte";

const KEY = Symbol("pictures");

/** For a page about a game, whose client may still be loading. */
export const showPictures = (client: () => GameClient | null) => setContext(KEY, client);

export const picturesShown = () => getContext<(() => GameClient | null) | undefined>(KEY) ?? (() => null);

/** A piece of a sentence: text, a token, or a picture with its text for screen readers. */
export type Piece = Part | { picture: Token; words: string };

/** A message in pieces; `seat` is the seat it is about, if it doesn't name one. */
export function pieces(message: Message, names: string[], client: GameClient | null, seat: number | null): Piece[] {
  const about =
    Object.values(message.args ?? {}).find(
      (value): value is Token => typeof value === "object" && "kind" in value && value.kind === "seat",
    )?.value ?? seat;
  return speaker.say(message, names).map<Piece>((part) => {
    if (typeof part === "string" || !part.text) return part;
    return client?.depicted?.(part.token, about === null ? null : Number(about)) ?? part;
  });
}

/** The pieces up to the end of the first question, and the rest; without a question, everything is in the first part. */
export function afterQuestion(pieces: Piece[]): [Piece[], Piece[]] {
  for (const [index, piece] of pieces.entries()) {
    const end = typeof piece === "string" ? piece.indexOf("? ") : -1;
    if (end < 0) continue;
    const text = piece as string;
    return [
      [...pieces.slice(0, index), text.slice(0, end + 1)],
      [text.slice(end + 2), ...pieces.slice(index + 1)],
    ];
  }
  return [pieces, []];
}

/** The whole sentence as text, for screen readers. */
export const inWords = (message: Message, names: string[], client: GameClient | null, seat: number | null = null) =>
  pieces(message, names, client, seat)
    .map((piece) => (typeof piece === "string" ? piece : "words" in piece ? piece.words : piece.text))
    .join("");
