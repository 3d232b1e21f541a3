/** Formats messages in the reader's language, from the same files that the server and the terminal use. */

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

/** A part of a sentence: text, or a token that a page may draw, frame on the board or show in bold. A noun's token has
 *  no text and comes right before the noun. */
export type Part = string | { token: Token; text: string };

const OPEN = "\uE000";
const CLOSE = "\uE001";

/** A token in a sentence that records its place, so that the sentence can be split there. */
class Marked extends FluentType<string> {
  override toString(): string {
    return this.value;
  }
}

/** A number in a sentence. Small numbers look the same in all our languages, and Intl.NumberFormat would be the most
 *  expensive part of the first page. */
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
  /** Counts loaded files, so that sentences are formatted again with their messages. */
  #known = $state(0);
  #bundle = new FluentBundle("en");
  #games = new Map<string, Promise<void>>();

  /** Switch the language, and load the messages of all games used so far. */
  async speak(language: Language): Promise<void> {
    const texts = await Promise.all(["shared", ...this.#games.keys()].map((name) => load(language, name)));
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) bundle.addResource(withMarks(new FluentResource(text)));
    this.#bundle = bundle;
    this.language = language;
    this.#known++;
    document.documentElement.lang = language;
  }

  /** Load a game's messages. Rejects with a Refusal on failure; call it again to retry. */
  learn(game: string): Promise<void> {
    const learning = this.#games.get(game) ?? this.#learn(game);
    this.#games.set(game, learning);
    return learning;
  }

  async #learn(game: string): Promise<void> {
    const language = this.language;
    try {
      const text = await load(language, game);
      // If the language has changed meanwhile, its own messages are loaded.
      if (language === this.language) this.#bundle.addResource(withMarks(new FluentResource(text)));
      this.#known++;
    } catch {
      this.#games.delete(game);
      throw new Refusal(0, UNREACHABLE);
    }
  }

  /** The text of a message id. */
  text(id: string, args: Record<string, Argument> = {}, names: string[] = []): string {
    return plain(this.say({ id, args, is: "message" }, names));
  }

  /** A message as a sentence, split at its tokens. */
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

  /** A noun's token is an argument, or a number whose argument name says what it counts. */
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
    if (this.#isNoun(token)) return token.value;
    return this.#isNamed(token) ? this.#named(token, tokens) : new Marked(this.#mark(token, names, tokens));
  }

  /** Whether messages select a noun by this token: then they need its plain value. */
  #isNoun(token: Token): boolean {
    return this.#bundle.hasMessage(`name-${token.kind}`);
  }

  /** Whether a thing has a message of its own for its name. */
  #isNamed(token: Token): boolean {
    return this.#bundle.hasMessage(nameId(token));
  }

  /** Its name, with a mark before it as before a noun. */
  #named(token: Token, tokens: { token: Token; text: string }[]): string {
    tokens.push({ token, text: "" });
    return `${OPEN}${tokens.length - 1}${CLOSE}${this.text(nameId(token))}`;
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
    if (this.#isNamed(token)) return this.text(nameId(token));
    return this.#mark(token, names, tokens);
  }
}

const nameId = ({ kind, value }: Token) => `name-${kind}-${value}`;

/** The messages of every page (`shared`), or of a game's table. */
async function load(language: Language, name: string): Promise<string> {
  const url = words[language]?.[name];
  if (!url) throw new Error(`no words of ${name}`);
  return text(url);
}

const texts = new Map<string, Promise<string>>();

/** The text of a file, loaded once; a failed request is retried. */
function text(url: string): Promise<string> {
  const coming = texts.get(url) ?? fetched(url);
  texts.set(url, coming);
  coming.catch(() => texts.delete(url));
  return coming;
}

async function fetched(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`no words at ${url}`);
  return answer.text();
}

export function plain(parts: Part[]): string {
  return parts.map((part) => (typeof part === "string" ? part : part.text)).join("");
}

export const speaker = new Speaker();
/** The text of a message id, for templates. */
export const t = (id: string, args: Record<string, Argument> = {}) => speaker.text(id, args);
