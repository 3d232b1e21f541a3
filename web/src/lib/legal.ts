/**
 * Legal answers, narrowed word by word.
 *
 * An answer is its notation: `plant banana2 c4`. A player picks its words in any order (first the square, then the tile)
 * by tapping what they stand for; the remaining answers say what can be tapped next.
 */
import type { Choice, Message } from "./api/types";

/** One legal answer, or several that differ only in a number. */
export interface Answer {
  words: string[];
  label: Message;
  /** The amounts that complete it, if it needs one. */
  amounts?: number[];
  /** The amount that most people choose. */
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

/** The answers that contain all these words. */
export function narrow(legal: readonly Answer[], picked: readonly string[]): Answer[] {
  return legal.filter((answer) => picked.every((word) => answer.words.includes(word)));
}

/** The only remaining answer, or the one whose words were picked in order: `keep 2 0 1` has the same words as
 *  `keep 1 0 2`. */
export function meant(left: readonly Answer[], picked: readonly string[]): Answer | null {
  const [only] = left;
  if (left.length === 1 && only) return only;
  return left.find(({ words }) => words.join(" ") === picked.join(" ")) ?? null;
}

/** The words of remaining answers that aren't picked yet: what can be tapped next. */
export function inviting(legal: readonly Answer[], picked: readonly string[]): Set<string> {
  return new Set(narrow(legal, picked).flatMap((answer) => answer.words.filter((word) => !picked.includes(word))));
}

/** Pick a word, and drop those that can't be combined with it. A picked word is deselected. */
export function pick(legal: readonly Answer[], picked: readonly string[], word: string): string[] {
  if (picked.includes(word)) return picked.filter((other) => other !== word);
  if (!narrow(legal, [word]).length) return [...picked];
  const kept = [word];
  for (const other of picked) if (narrow(legal, [...kept, other]).length) kept.push(other);
  return kept;
}

/** Two taps within this many milliseconds count as one. */
const SLIP = 250;

/**
 * What a second tap on a picked place does. If the answer is complete and its preview is shown, it plays the answer, like
 * the green button. If something is missing or the answer is refused, it deselects the place. It does nothing while the
 * preview is loading, or if it follows the first tap so fast that nobody can have seen the preview.
 *
 * This applies to places that an answer has one of: a square, a line, a space, an edge to work at, an action space. For
 * choices of several pieces (the spaces and edges of a pasture), a second tap always deselects the piece, and so it does
 * for hand cards, which people tap to read them.
 */
export function secondTouch(after: number, whole: boolean, tried: "" | "good" | "bad"): "do" | "back" | "nothing" {
  if (after < SLIP) return "nothing";
  if (!whole || tried === "bad") return "back";
  return tried ? "do" : "nothing";
}

export function notation(answer: Answer, amount?: number): string {
  return [...answer.words, ...(amount === undefined ? [] : [String(amount)])].join(" ");
}

/** The shape of a word: `c4` is like `h1`, `H11` like `V20`, `0,-1` like `12,3`, and several in one word are like one. */
const shape = (word: string) =>
  word
    .replace(/[a-z]/g, "a")
    .replace(/[A-Z]/g, "A")
    .replace(/-?\d+/g, "9")
    .replace(/^(a9)+$/, "a9");

/** A legal answer with this word in place of one of the same shape. */
export function wouldBe(legal: readonly Answer[], word: string): string | null {
  for (const answer of legal) {
    const place = answer.words.findLastIndex((other) => shape(other) === shape(word));
    if (place >= 0) return notation({ ...answer, words: answer.words.with(place, word) }, answer.amounts?.[0]);
  }
  return null;
}
