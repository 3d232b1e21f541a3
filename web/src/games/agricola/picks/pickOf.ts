/** What a pick takes, read from its answer: `pick sheep-walker boar`, `pick clearing-spade b1-c2`. Cards of the event
 *  decks list other things, too: `pick crop-circles c1d1`, `pick werewolf clay-pit`. */
import type { Answer } from "$lib/legal";
import { goodsIn } from "../exchanging.ts";
import type { Farm } from "../types";
import { picksIn } from "./picks.ts";

export type Pick =
  | { is: "goods"; goods: [good: string, amount: number][] }
  | { is: "fields"; fields: string[] }
  | { is: "move"; from: string; to: string }
  | { is: "cells"; cells: string[] }
  /** Something that only words can say, next to a picture if there is one. */
  | { is: "said"; thing?: string };

const ALL = "all";
const GOODS = new Set(["food", "wood", "clay", "reed", "stone", "grain", "vegetable", "sheep", "boar", "cattle"]);
const TOKENS = new Set(["llama", "fairy"]);
/** One or two spaces of the farmyard. */
const SPACES = /^([a-e][1-3]){1,2}$/;

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
  if (GOODS.has(what)) return { is: "goods", goods: [[what, 1]] };
  const goods = goodsIn(what);
  if (goods.length && goods.every(([good]) => GOODS.has(good))) return { is: "goods", goods };
  if (SPACES.test(what)) return { is: "cells", cells: what.match(/../g)! };
  const thing = what.split("-").at(-1)!;
  return GOODS.has(thing) || TOKENS.has(thing) ? { is: "said", thing } : { is: "said" };
}
