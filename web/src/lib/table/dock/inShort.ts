/** A fact without words, for a card with little room: the picture says what, and this says how much. */
import type { Fact, Message, Token } from "../../api/types";
import { minus } from "../../words/minus";

const COUNTED = ["amount", "count", "total", "size"];

export function inShort({ args = {} }: Message, tone: Fact["tone"]): string {
  const places = Object.values(args).find((value): value is Token[] => Array.isArray(value));
  if (places) return places.map(({ value }) => value).join(", ");
  const name = COUNTED.find((each) => typeof args[each] === "number");
  if (!name) return "";
  return tone === "loss" ? minus(-Number(args[name])) : String(args[name]);
}
