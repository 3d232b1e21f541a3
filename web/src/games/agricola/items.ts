/** The lines of the score sheet: what each category counts and what it is worth. */
import type { Item } from "$lib/scores/item";
import { t } from "$lib/words/speaker.svelte";
import { MAJOR_PICTURES } from "./board/print";
import type { Scores } from "./types";

const PICTURES: Record<string, string> = {
  fields: "field",
  pastures: "fence",
  grain: "grain",
  vegetables: "vegetable",
  sheep: "sheep",
  boar: "boar",
  cattle: "cattle",
  unused: "unused",
  stables: "stable",
  rooms: "room-wood",
  people: "person",
  improvements: "card-major",
  bonus: "card-minor",
  begging: "begging",
};
/** During a game, the count and how many more, or fewer, give the next point. */
const counted = (count: number, more: number, final: boolean) =>
  final || !more ? String(count) : `${count} ${more > 0 ? "+" : "−"}${Math.abs(more)}`;
/** Lines that have only points, perhaps with the good that would give one more. */
const UNCOUNTED = new Set(["bonus", "improvements"]);
const lacking = (more: number, good: string | null | undefined, final: boolean) =>
  final || !more || !good ? "" : `+${t("agricola-score-goods", { good, more })}`;
const titleOf = (name: string) =>
  Object.hasOwn(MAJOR_PICTURES, name) ? t("agricola-client-major", { name }) : t(`name-card-${name}`);
const thing = (value: string) => ({ is: "token" as const, kind: "thing", value });

export const items = (scores: Scores, final: boolean): Item[] => [
  ...scores.categories.map(({ name, counts, points, missing, goods, cards }) => ({
    key: name,
    picture: thing(PICTURES[name] ?? "card-major"),
    label: t(`agricola-score-${name}`),
    values: points,
    parts: cards.map((each) => Object.entries(each).map(([card, worth]): [string, number] => [titleOf(card), worth])),
    how: counts.map((count, seat) => {
      const more = missing[seat] ?? 0;
      return UNCOUNTED.has(name) ? lacking(more, goods[seat], final) : counted(count, more, final);
    }),
    words: UNCOUNTED.has(name)
      ? undefined
      : counts.map((count, seat) => t("agricola-client-counted", { count, more: final ? 0 : (missing[seat] ?? 0) })),
  })),
  {
    key: "materials",
    picture: thing("wood"),
    label: t("agricola-client-materials"),
    more: t("agricola-client-tie"),
    values: scores.materials,
    aside: true,
  },
];
