/** The game whose things stand by their pictures in the sentences of a page. */
import { getContext, setContext } from "svelte";
import type { Message, Token } from "../api/types";
import type { GameClient } from "../game";
import { type Part, speaker } from "../words/speaker.svelte";

const KEY = Symbol("pictures");

/** For a page of a game, which may still be on its way. */
export const showPictures = (client: () => GameClient | null) => setContext(KEY, client);

export const picturesShown = () => getContext<(() => GameClient | null) | undefined>(KEY) ?? (() => null);

/** A piece of a sentence: its words, a thing that it names, or a picture and how that is told to those who listen. */
export type Piece = Part | { picture: Token; words: string };

/** A message in pieces; of whom it tells, if it names nobody, is `seat`. */
export function pieces(message: Message, names: string[], client: GameClient | null, seat: number | null): Piece[] {
  const told =
    Object.values(message.args ?? {}).find(
      (value): value is Token => typeof value === "object" && "kind" in value && value.kind === "seat",
    )?.value ?? seat;
  return speaker.say(message, names).map<Piece>((part) => {
    if (typeof part === "string" || told === null || !part.text) return part;
    return client?.depicted?.(part.token, Number(told)) ?? part;
  });
}

/** The pieces up to the end of the first question, and those after it; a text without a question is all of it first. */
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

/** The whole sentence in words, as it is heard. */
export const inWords = (message: Message, names: string[], client: GameClient | null, seat: number | null = null) =>
  pieces(message, names, client, seat)
    .map((piece) => (typeof piece === "string" ? piece : "words" in piece ? piece.words : piece.text))
    .join("");
