/** What a pick takes, read from its answer: `pick sheep-walker boar`, `pick clearing-spade b1-c2`. */
import type { Answer } from "$lib/legal";
import { goodsIn } from "../exchanging.ts";
import type { Farm } from "../types";
import { picksIn } from "./picks.ts";

export type Pick =
  | { is: "goods"; goods: [good: string, amount: number][] }
  | { is: "fields"; fields: string[] }
  | { is: "move"; from: string; to: string };

const ALL = "all";

/** What the words of an answer pick; `all` stands for every other field that the card offers. */
export function pickOf([, card, what = ""]: readonly string[], farm: Farm, legal: readonly Answer[]): Pick {
  const fields = Object.keys(farm.fields ?? {});
  if (what === ALL) {
    const others = picksIn(legal).filter(({ words }) => words[1] === card);
    return { is: "fields", fields: fields.filter((field) => others.some(({ words }) => words[2] === field)) };
  }
  if (fields.includes(what)) return { is: "fields", fields: [what] };
  // A card that is a field may have a hyphen in its name.
  for (const from of fields) {
    const to = what.startsWith(`${from}-`) ? what.slice(from.length + 1) : "";
    if (fields.includes(to)) return { is: "move", from, to };
  }
  const goods = goodsIn(what);
  return { is: "goods", goods: goods.length ? goods : [[what, 1]] };
}
