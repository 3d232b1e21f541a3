/** Describes the map for screen readers. */
import type { Argument, Message, Token } from "$lib/api/types";
import { plain, speaker } from "$lib/words/speaker.svelte";
import { beside, workersOn } from "./geometry";
import type { Edge, Position, View } from "./types";

const token = (kind: string, value: number | string): Token => ({ kind, value, is: "token" });
const say = (id: string, args: Record<string, Argument>, names: string[]) =>
  plain(speaker.say({ id, args, is: "message" } satisfies Message, names));
const sides = (tile: string) => ({
  n: Number(tile[0]),
  e: Number(tile[1]),
  s: Number(tile[2]),
  w: Number(tile[3]),
});

export const sidesInWords = (tile: string) => speaker.text("cacao-client-sides", sides(tile));
/** A rotated worker tile in words. */
export const tileInWords = (tile: string) => speaker.text("cacao-client-tile", sides(tile));

export const jungleInWords = (value: string) => speaker.text("name-jungle-tile", { value });

export function spaceInWords(space: string, view: View, letters: Map<string, string>, names: string[]): string {
  const there = view.position.map[space];
  const letter = letters.get(space);
  const workers = view.temples[space];
  if (workers) {
    const standing = workers
      .map((count, seat) => (count ? `${names[seat]} ${count}` : ""))
      .filter(Boolean)
      .join(", ");
    return standing
      ? say("cacao-client-temple", { space, standing }, names)
      : say("cacao-client-temple-empty", { space }, names);
  }
  if (there?.jungle) return say("cacao-client-jungle", { space, name: jungleInWords(there.jungle) }, names);
  if (there?.tile) {
    const built = there.under ? 1 : 0;
    return say(
      "cacao-client-workers",
      { space, seat: token("seat", there.seat ?? 0), built, ...sides(there.tile) },
      names,
    );
  }
  if (letter) return say("cacao-client-to-fill", { space, letter }, names);
  return say("cacao-client-free", { space }, names);
}

/** The workers at an edge, and what they are next to. */
export function edgeInWords({ space, side }: Pick<Edge, "space" | "side">, position: Position): string {
  const workers = workersOn(position.map[space]?.tile ?? "0000", side);
  const jungle = position.map[beside(space, side)]?.jungle ?? "";
  return say("cacao-client-edge", { workers, name: jungleInWords(jungle), space, side }, []);
}

/** A place in a list: spaces and edges keep their notation. */
export const placeInWords = (word: string) => word;
