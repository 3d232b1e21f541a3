/** The places of the board in words, for those who hear them. */
import type { Argument, Message, Token } from "$lib/api/types";
import { plain, speaker } from "$lib/words/speaker.svelte";
import { around, beside, isIntersection } from "./geometry";
import type { Ground, Position } from "./types";

const token = (kind: string, value: number | string): Token => ({ kind, value, is: "token" });
const message = (id: string, args: Record<string, Argument> = {}): Message => ({ id, args, is: "message" });

export function squareInWords(square: string, ground: Ground = {}, wet: boolean): string {
  return `${square}, ${plain(speaker.say(lying(ground, wet)))}`;
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

/** A segment or an intersection: what lies there, and the squares beside it. */
export function lineInWords(place: string, position: Position): string {
  const squares = (isIntersection(place) ? around(place) : beside(place)).map((square) => token("square", square));
  const offers = (position.proposals ?? []).filter((made) => made.segment === place);
  const total = offers.reduce((sum, made) => sum + made.bribe, 0);
  if (isIntersection(place)) return speaker.text("santiago-client-intersection", { place, squares });
  if (offers.length) return speaker.text("santiago-client-proposed", { place, squares, total });
  const what = position.canals?.includes(place) ? "canal" : "free";
  return speaker.text("santiago-client-line", { place, squares, lies: message("santiago-board-what", { what }) });
}
