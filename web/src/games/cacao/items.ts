/** The lines of the score sheet: gold, each temple, suns and water; fruits only break ties. */
import type { Item } from "$lib/scores/item";
import { t } from "$lib/words/speaker.svelte";
import type { Scores } from "./types";

const token = (kind: string) => ({ is: "token" as const, kind, value: kind });

export const items = (scores: Scores): Item[] => [
  { key: "gold", picture: token("gold"), label: t("cacao-client-gold"), values: scores.gold },
  ...scores.temples.map(({ space, workers, gold }, number) => ({
    key: space,
    picture: token("temple"),
    label: t("cacao-score-temple", { number: number + 1 }),
    values: gold,
    how: workers.map((count) => (count ? String(count) : "")),
    of: token("worker"),
    words: workers.map((count) => t("cacao-client-at-temple", { count })),
    sparse: true,
    places: [space],
  })),
  { key: "suns", picture: token("sun"), label: t("cacao-client-suns-left"), values: scores.suns },
  { key: "water", picture: token("water"), label: t("cacao-client-water-field"), values: scores.water },
  {
    key: "fruits",
    picture: token("fruit"),
    label: t("cacao-client-fruits-left"),
    more: t("cacao-client-tie"),
    values: scores.fruits,
    aside: true,
  },
];
