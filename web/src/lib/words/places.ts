import type { Part } from "./speaker.svelte";

/** The places that a sentence names, so that the board can frame them. */
export const placesIn = (parts: readonly Part[]): string[] =>
  parts.flatMap((part) =>
    typeof part === "string" || part.token.kind === "seat" || !part.text ? [] : [String(part.token.value)],
  );
