/** Describes the places of the board for screen readers. */
import type { Argument, Message, Token } from "$lib/api/types";
import { plain, speaker } from "$lib/words/speaker.svelte";
import { around, isIntersection, isSquare, sides } from "./geometry";
import type { Ground, Position } from "./types";

const token = (kind: string, value: number | string): Token => ({ kind, value, is: "token" });
const message = (id: string, args: Record<string, Argument> = {}): Message => ({ id, args, is: "message" });

export function squareInWords(square: string, ground: Ground = {}, wet: boolean, names: string[]): string {
  return `${square}, ${groundInWords(ground, wet, names)}`;
}

export const groundInWords = (ground: Ground, wet: boolean, names: string[]) =>
  plain(speaker.say(lying(ground, wet), names));

/** A place, named by its squares as in the game's messages. */
export function placeInWords(place: string): string {
  if (isSquare(place)) return place;
  if (isIntersection(place)) {
    const squares = around(place).map((square) => token("square", square));
    return speaker.text("santiago-intersection", { squares, count: squares.length });
  }
  const [first, second, third = "none", fourth = "none"] = sides(place);
  return speaker.text("santiago-segment", { first: first!, second: second!, third, fourth });
}

function lying({ tile, seat, farmers = 0, palm = false }: Ground, wet: boolean): Message {
  const facts = { palm: Number(palm), wet: Number(wet) };
  if (!tile) return message("santiago-board-empty", facts);
  if (tile === "desert") return message("santiago-board-desert", facts);
  const crop = token("crop", tile.slice(0, -1));
  if (typeof seat !== "number") return message("santiago-board-neutral", { ...facts, crop });
  const places = Number(tile.at(-1));
  return message("santiago-board-owned", { ...facts, crop, seat: token("seat", seat), farmers, places });
}

/** A segment or intersection, and what is on it. */
export function lineInWords(name: string, position: Position): string {
  const place = placeInWords(name);
  const offers = (position.proposals ?? []).filter((made) => made.segment === name);
  const total = offers.reduce((sum, made) => sum + made.bribe, 0);
  if (isIntersection(name)) return speaker.text("santiago-client-intersection", { place });
  if (offers.length) return speaker.text("santiago-client-proposed", { place, total });
  const what = position.canals?.includes(name) ? "canal" : "free";
  return speaker.text("santiago-client-line", { place, lies: message("santiago-board-what", { what }) });
}
