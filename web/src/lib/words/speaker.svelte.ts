/** Sentences from messages, in the reader's language. The files are the same that the server and the terminal read. */

import words from "virtual:words";
import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  FluentType,
  type FluentVariable,
  type Scope,
} from "@fluent/bundle";
import LANGUAGES from "$locale/languages.json";
import { Refusal, UNREACHABLE } from "../api/client";
import type { Argument, Message, Token } from "../api/types";
import { minus } from "./minus";
import { NOUN, withMarks } from "./nouns";

export { LANGUAGES };
export type Language = keyof typeof LANGUAGES;

/** A piece of a sentence: text, or a thing that a page may draw, frame on the board or set in bold. What a noun stands
 *  for has no text of its own, and comes just before the noun. */
export type Part = string | { token: Token; text: string };

const OPEN = "\uE000";
const CLOSE = "\uE001";

/** A thing in a sentence whose place is remembered, so that the sentence can be cut there. */
class Marked extends FluentType<string> {
  override toString(): string {
    return this.value;
  }
}

/** A number as it stands in a sentence. Small ones look the same in all our languages: asking the browser for their
 *  format would be the dearest part of the first page. */
class Count extends FluentNumber {
  override toString(scope: Scope): string {
    return Number.isInteger(this.value) && Math.abs(this.value) < 1000 ? String(this.value) : super.toString(scope);
  }
}

export function preferredLanguage(): Language {
  for (const wish of navigator.languages) {
    const code = wish.slice(0, 2).toLowerCase();
    if (code in LANGUAGES) return code as Language;
  }
  return "en";
}

class Speaker {
  language = $state<Language>("en");
  /** Rises with every file that has come, so that what was said before is said again with its words. */
  #known = $state(0);
  #bundle = new FluentBundle("en");
  #games = new Map<string, Promise<void>>();

  /** Speak another language from now on, with the words of all games so far. */
  async speak(language: Language): Promise<void> {
    const texts = await Promise.all(["shared", ...this.#games.keys()].map((name) => load(language, name)));
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) bundle.addResource(withMarks(new FluentResource(text)));
    this.#bundle = bundle;
    this.language = language;
    this.#known++;
    document.documentElement.lang = language;
  }

  /** Fetch the words of a game; rejects with a Refusal if they do not come, and may be tried again. */
  learn(game: string): Promise<void> {
    const learning = this.#games.get(game) ?? this.#learn(game);
    this.#games.set(game, learning);
    return learning;
  }

  async #learn(game: string): Promise<void> {
    const language = this.language;
    try {
      const text = await load(language, game);
      // Another language that was chosen meanwhile has brought its own.
      if (language === this.language) this.#bundle.addResource(withMarks(new FluentResource(text)));
      this.#known++;
    } catch {
      this.#games.delete(game);
      throw new Refusal(0, UNREACHABLE);
    }
  }

  /** The sentence with this id. */
  text(id: string, args: Record<string, Argument> = {}, names: string[] = []): string {
    return plain(this.say({ id, args, is: "message" }, names));
  }

  /** The sentence of a message, cut where it names things. */
  say(message: Message, names: string[] = []): Part[] {
    void this.#known;
    const tokens: { token: Token; text: string }[] = [];
    const text = this.#format(message, names, tokens);
    return text.split(new RegExp(`[${OPEN}${CLOSE}]`)).flatMap<Part>((part, index) => {
      if (index % 2 === 0) return part ? [part] : [];
      const found = tokens[Number(part)];
      return found ? [found] : [];
    });
  }

  has(id: string): boolean {
    void this.#known;
    return this.#bundle.hasMessage(id);
  }

  #format(message: Message, names: string[], tokens: { token: Token; text: string }[]): string {
    const pattern = this.#bundle.getMessage(message.id)?.value;
    if (!pattern) return message.id;
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(message.args ?? {})) args[name] = this.#value(value, names, tokens);
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, args, errors);
    if (errors.length) console.error(message.id, errors[0]);
    return minus(text.replace(NOUN, (_, name: string) => this.#markNoun(name, message.args?.[name], tokens)));
  }

  /** A noun's thing is a token already, or a number of something that only the name of its argument tells. */
  #markNoun(name: string, value: Argument | undefined, tokens: { token: Token; text: string }[]): string {
    if (typeof value === "object" && "kind" in value) tokens.push({ token: value, text: "" });
    else if (typeof value === "number") tokens.push({ token: { is: "token", kind: name, value }, text: "" });
    else return "";
    return `${OPEN}${tokens.length - 1}${CLOSE}`;
  }

  #value(value: Argument, names: string[], tokens: { token: Token; text: string }[]): FluentVariable {
    if (typeof value === "number") return new Count(value);
    if (typeof value !== "object") return value;
    if (Array.isArray(value)) {
      return value.map((token) => this.#listed(token, names, tokens)).join(", ") || "none";
    }
    if (value.is === "message") return this.#format(value as Message, names, tokens);
    const token = value as Token;
    return this.#isNoun(token) ? token.value : new Marked(this.#mark(token, names, tokens));
  }

  /** Whether messages choose a noun by this token: then it is told by its plain value. */
  #isNoun(token: Token): boolean {
    return this.#bundle.hasMessage(`name-${token.kind}`);
  }

  #mark(token: Token, names: string[], tokens: { token: Token; text: string }[]): string {
    tokens.push({ token, text: this.#name(token, names) });
    return `${OPEN}${tokens.length - 1}${CLOSE}`;
  }

  #name(token: Token, names: string[]): string {
    if (token.said) return plain(this.say(token.said, names));
    if (token.kind !== "seat") return minus(token.value);
    return names[Number(token.value)] ?? this.text("seat-number", { number: Number(token.value) + 1 });
  }

  #listed(token: Token, names: string[], tokens: { token: Token; text: string }[]): string {
    if (this.#isNoun(token)) return this.text(`name-${token.kind}`, { value: token.value });
    return this.#mark(token, names, tokens);
  }
}

/** What every page says (`shared`), or a game's table besides. */
async function load(language: Language, name: string): Promise<string> {
  const address = words[language]?.[name];
  if (!address) throw new Error(`no words of ${name}`);
  return text(address);
}

const texts = new Map<string, Promise<string>>();

/** The text of a file, fetched once; one that did not come is fetched again. */
function text(address: string): Promise<string> {
  const coming = texts.get(address) ?? fetched(address);
  texts.set(address, coming);
  coming.catch(() => texts.delete(address));
  return coming;
}

async function fetched(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`no words at ${address}`);
  return answer.text();
}

export function plain(parts: Part[]): string {
  return parts.map((part) => (typeof part === "string" ? part : part.text)).join("");
}

export const speaker = new Speaker();
/** The sentence with this id: the short form for templates. */
export const t = (id: string, args: Record<string, Argument> = {}) => speaker.text(id, args);
