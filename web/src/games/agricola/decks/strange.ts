/** What the event decks have done to the table and to a farm. */
import { speaker, t } from "$lib/words/speaker.svelte";
import type { Farm, Position } from "../types";

/** The names of the decks in play. */
export const decksIn = ({ options }: Position): string[] => [
  ...(options.x_deck === "with" ? ["x"] : []),
  ...(options.forest_deck === "with" ? ["forest"] : []),
];

/** How many cards are left in a deck. */
export const leftIn = ({ unseen_piles, known }: Position, deck: string): number =>
  (unseen_piles?.[deck]?.length ?? 0) + (known?.[deck]?.length ?? 0);

/** What has befallen a family, in words. */
export function fateInWords(farm: Farm): string {
  const people = (["leaving", "away", "frozen", "skips"] as const).flatMap((what) =>
    farm[what] ? [t(`agricola-client-${what}`, { count: farm[what] })] : [],
  );
  const all = [
    ...people,
    ...(farm.guest ? [t("agricola-client-guest")] : []),
    ...(farm.llamas ? [t("agricola-token-llama", { count: farm.llamas })] : []),
    ...(farm.fairies ? [t("agricola-token-fairy", { count: farm.fairies })] : []),
  ];
  return new Intl.ListFormat(speaker.language, { type: "unit" }).format(all);
}
