/**
 * Legal answers, narrowed word by word.
 *
 * An answer is its notation: `plant banana2 c4`. A person names its words one after another in whatever order (first
 * the square, then the tile), by touching what they stand for; what is left tells what else invites a touch.
 */
import type { Choice, Message } from "./api/types";

/** One legal answer, or those that differ in a number only. */
export interface Answer {
  words: string[];
  label: Message;
  /** The amounts that complete it, if it ends with one. */
  amounts?: number[];
  /** The amount that most people want. */
  usual?: number;
}

export function answers(choices: readonly Choice[]): Answer[] {
  return choices.flatMap((choice) => {
    const words = choice.notation.split(" ");
    const { label, least, most } = choice;
    if (choice.values?.length) return choice.values.map((value) => ({ words: [...words, value], label }));
    if (least === null || least === undefined || most === null || most === undefined) return [{ words, label }];
    const missing = new Set(choice.missing ?? []);
    const all = Array.from({ length: most - least + 1 }, (_, step) => least + step);
    const amounts = all.filter((amount) => !missing.has(amount));
    const usual = amounts.find((amount) => amount === choice.usual);
    return [{ words, label, amounts, ...(usual === undefined ? {} : { usual }) }];
  });
}

/** The answers in which all these words stand. */
export function narrow(legal: readonly Answer[], picked: readonly string[]): Answer[] {
  return legal.filter((answer) => picked.every((word) => answer.words.includes(word)));
}

/** The one answer that is left; or the one that was named word by word in its order, for `keep 2 0 1` has the words of
 *  `keep 1 0 2`. */
export function meant(left: readonly Answer[], picked: readonly string[]): Answer | null {
  const [only] = left;
  if (left.length === 1 && only) return only;
  return left.find(({ words }) => words.join(" ") === picked.join(" ")) ?? null;
}

/** The words that some answer has beyond the picked ones: what may be touched next. */
export function inviting(legal: readonly Answer[], picked: readonly string[]): Set<string> {
  return new Set(narrow(legal, picked).flatMap((answer) => answer.words.filter((word) => !picked.includes(word))));
}

/** A word is touched: named besides the others, in the place of those that cannot stand beside it. */
export function pick(legal: readonly Answer[], picked: readonly string[], word: string): string[] {
  if (picked.includes(word)) return picked.filter((other) => other !== word);
  if (!narrow(legal, [word]).length) return [...picked];
  const kept = [word];
  for (const other of picked) if (narrow(legal, [...kept, other]).length) kept.push(other);
  return kept;
}

/** Milliseconds within which two touches are one, by a hand that slipped. */
const SLIP = 250;

/**
 * What it means that a picked place of the board is touched once more. Where the answer is whole and the board shows what
 * it brings, it is done, as by the green button. Where something is still missing, or the answer is refused, the place
 * is put back. Nothing happens while it is not known yet what the answer would bring, and when the touch follows the
 * first so fast that nobody can have looked.
 *
 * It counts for places of which an answer has one: a square, a line, a space, an edge to work at, an action space. What
 * is put together piece by piece is put back by the second touch as ever (the spaces and edges of a pasture: who touches
 * one of them again wants a smaller one), and so are the cards of a hand, which one touches to read them.
 */
export function secondTouch(after: number, whole: boolean, tried: "" | "good" | "bad"): "do" | "back" | "nothing" {
  if (after < SLIP) return "nothing";
  if (!whole || tried === "bad") return "back";
  return tried ? "do" : "nothing";
}

export function notation(answer: Answer, amount?: number): string {
  return [...answer.words, ...(amount === undefined ? [] : [String(amount)])].join(" ");
}

/** What kind of thing a word names, as far as its letters show: `c4` is like `h1`, `H11` like `V20`, `0,-1` like `12,3`, and
 *  several in one word like one of them. */
const shape = (word: string) =>
  word
    .replace(/[a-z]/g, "a")
    .replace(/[A-Z]/g, "A")
    .replace(/-?\d+/g, "9")
    .replace(/^(a9)+$/, "a9");

/** The answer that somebody would have given with this word, in the place of one of its kind. */
export function wouldBe(legal: readonly Answer[], word: string): string | null {
  for (const answer of legal) {
    const place = answer.words.findLastIndex((other) => shape(other) === shape(word));
    if (place >= 0) return notation({ ...answer, words: answer.words.with(place, word) }, answer.amounts?.[0]);
  }
  return null;
}
