/** The lines of the score sheet: each plantation's points by seat, and money. */
import type { Item } from "$lib/scores/item";
import { t } from "$lib/words/speaker.svelte";
import type { Scores } from "./types";

type Plantation = Scores["plantations"][number];

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
export const token = (kind: string, value: string) => ({ is: "token" as const, kind, value });

function factor({ farmers, palms, size, points }: Plantation, seat: number): string {
  if (!points[seat]) return "";
  const each = palms[seat] ? `(${farmers[seat]}+${palms[seat]})` : `${farmers[seat]}`;
  return `${each}\u2009×\u2009${size}`;
}

export function items(scores: Scores): Item[] {
  // Leave out plantations without points.
  const plantations = scores.plantations
    .filter(({ points }) => points.some(Boolean))
    .sort((a, b) => sum(b.points) - sum(a.points))
    .map((row) => ({
      key: row.squares.join(),
      picture: token("crop", row.crop),
      label: t("name-crop", { value: row.crop }),
      more: t("client-score-tiles", { count: row.size }),
      values: row.points,
      how: row.points.map((_, seat) => factor(row, seat)),
      sparse: true,
      places: row.squares,
    }));
  const money = {
    key: "money",
    picture: token("money", "money"),
    label: t("santiago-column-money"),
    values: scores.money,
  };
  return [...plantations, money];
}
