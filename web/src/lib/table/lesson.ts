/** Lessons: what a game provides for them, and which tables are lessons, which only this browser knows. */
import type { Answer } from "../legal";

/** A message of the coach, shown sentence by sentence, and a selector for what it points at; alternatives are separated
 *  by ` | `. */
export interface Saying {
  say: string;
  at?: string;
}

/** The coach's text about a scripted decision, and the expected answer; the last saying asks for it. */
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
  /** The introduction, for the page before the lesson. */
  begin: string;
  /** Its title, if it isn't the game's first lesson. */
  title?: string;
  over: string;
  script: readonly Scene[];
  /** In free play: what to say when each kind of decision first comes up. */
  coach: Readonly<Record<string, Saying>>;
  tries?: readonly Try[];
  /** A selector for the next tap of an answer, given the picked words; empty when it is complete. */
  spot: (words: readonly string[], picked: readonly string[]) => string;
  /** Whether a picked word leads away from the answer; by default, if the answer doesn't contain it. */
  strays?: (word: string, words: readonly string[]) => boolean;
}

/** The kind whose explanation to use: `room` for `room-stable`, if that has none. */
export function explained(coach: Lesson["coach"], kind: string): string | undefined {
  return [kind, ...kind.split("-")].find((part) => part in coach);
}

/** Whether an answer in notation is legal. */
export function isAmong(legal: readonly Answer[], answer: string): boolean {
  const words = answer.split(" ");
  const same = (other: readonly string[], these: readonly string[]) => other.join(" ") === these.join(" ");
  return legal.some((each) =>
    each.amounts
      ? same(each.words, words.slice(0, -1)) && each.amounts.includes(Number(words.at(-1)))
      : same(each.words, words),
  );
}

/** Splits a text into sentences, which the coach shows one at a time. */
export function sentences(text: string, language: string): string[] {
  const parts = [...new Intl.Segmenter(language, { granularity: "sentence" }).segment(text)];
  return parts.map(({ segment }) => segment.trim()).filter(Boolean);
}

/** The learner's progress: the lesson, if it isn't the first one; the kinds of decisions seen; whether they left the script. */
export interface Progress {
  lesson?: string;
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
export const beginLesson = (table: string, lesson = "") => keepProgress(table, { lesson, seen: [], strayed: false });
export const forgetLesson = (table: string) => localStorage.removeItem(key(table));
