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

/** In team play, what counts in a category, by seat: perhaps the lower result of both partners. */
const counting = ({ teams = [] }: Scores, points: readonly number[], lower: readonly number[] = []) =>
  points.map((own, seat) => lower[teams.findIndex((seats) => seats.includes(seat))] ?? own);

export const items = (scores: Scores, final: boolean): Item[] => [
  ...scores.categories.map(({ name, counts, points, missing, goods, cards, teams }) => {
    return {
      key: name,
      picture: thing(PICTURES[name] ?? "card-major"),
      label: t(`agricola-score-${name}`),
      values: points,
      ...(teams?.length && { counts: counting(scores, points, teams) }),
      parts: cards.map((each) => Object.entries(each).map(([card, worth]): [string, number] => [titleOf(card), worth])),
      how: counts.map((count, seat) => {
        const more = missing[seat] ?? 0;
        return UNCOUNTED.has(name) ? lacking(more, goods[seat], final) : counted(count, more, final);
      }),
      words: UNCOUNTED.has(name)
        ? undefined
        : counts.map((count, seat) => t("agricola-client-counted", { count, more: final ? 0 : (missing[seat] ?? 0) })),
    };
  }),
  ...(scores.teams?.length
    ? [{ key: "own", picture: thing("person"), label: t("agricola-score-own"), values: scores.own ?? [], aside: true }]
    : [materials(scores)]),
];

const materials = (scores: Scores): Item => ({
  key: "materials",
  picture: thing("wood"),
  label: t("agricola-client-materials"),
  more: t("agricola-client-tie"),
  values: scores.materials,
  aside: true,
});
