/** First lessons: what a game brings for them, and which tables are one: the learner's own browser knows. */
import type { Answer } from "../legal";

/** A message of the coach, said sentence by sentence, and a selector for what it points at; alternatives are
 *  separated by ` | `. */
export interface Saying {
  say: string;
  at?: string;
}

/** What is said about one decision of the scripted part, and the answer that it leads to; the last saying asks for it. */
export interface Scene {
  decision: string;
  answer: string;
  says: readonly Saying[];
}

/** An action worth trying in free play, until the kind of decision it leads to has come up. */
export interface Try {
  kind: string;
  answer: string;
  say: string;
}

export interface Lesson {
  /** What the lesson will be like, for the page before it. */
  begin: string;
  over: string;
  script: readonly Scene[];
  /** In free play: what is said of each kind of decision when it first comes up. */
  coach: Readonly<Record<string, Saying>>;
  tries?: readonly Try[];
  /** Where to tap next for an answer, after some words of it; nowhere in particular when it is whole. */
  spot: (words: readonly string[], picked: readonly string[]) => string;
  /** Whether a picked word leads elsewhere; if not given, when the answer doesn't have it. */
  strays?: (word: string, words: readonly string[]) => boolean;
}

/** The part of a kind of decision that is explained: `room-stable` is `room` if it has no words of its own. */
export function explained(coach: Lesson["coach"], kind: string): string | undefined {
  return [kind, ...kind.split("-")].find((part) => part in coach);
}

/** Whether an answer in notation is among the legal ones. */
export function isAmong(legal: readonly Answer[], answer: string): boolean {
  const words = answer.split(" ");
  const same = (other: readonly string[], these: readonly string[]) => other.join(" ") === these.join(" ");
  return legal.some((each) =>
    each.amounts
      ? same(each.words, words.slice(0, -1)) && each.amounts.includes(Number(words.at(-1)))
      : same(each.words, words),
  );
}

/** The sentences of a text: the coach says one at a time. */
export function sentences(text: string, language: string): string[] {
  const parts = [...new Intl.Segmenter(language, { granularity: "sentence" }).segment(text)];
  return parts.map(({ segment }) => segment.trim()).filter(Boolean);
}

/** What a learner has seen: kinds of decisions by name, and whether they went their own way. */
export interface Progress {
  seen: string[];
  strayed: boolean;
}

const key = (table: string) => `cosecha-lesson-${table}`;

export function progressAt(table: string): Progress | null {
  const kept = localStorage.getItem(key(table));
  return kept ? (JSON.parse(kept) as Progress) : null;
}
export const keepProgress = (table: string, progress: Progress) =>
  localStorage.setItem(key(table), JSON.stringify(progress));
export const beginLesson = (table: string) => keepProgress(table, { seen: [], strayed: false });
export const forgetLesson = (table: string) => localStorage.removeItem(key(table));
