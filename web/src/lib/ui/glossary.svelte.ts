/** A game's glossary in the reader's language, loaded when a term is opened. */
import { get, refused } from "../api/client";
import type { Message, Rules } from "../api/types";
import { speaker } from "../words/speaker.svelte";

export interface Section {
  title: string;
  html: string;
}

const HEADING = /^<h2 id="([^"]+)">(.*?)<\/h2>/s;

/** The sections of a rules page, by anchor. */
function sectionsOf({ html }: Rules): Map<string, Section> {
  const parts = html.split(/(?=<h2 )/).flatMap((part): [string, Section][] => {
    const found = HEADING.exec(part);
    return found ? [[found[1]!, { title: found[2]!, html: part.slice(found[0].length) }]] : [];
  });
  return new Map(parts);
}

export class Glossary {
  sections = $state.raw<ReadonlyMap<string, Section>>(new Map());
  trouble = $state.raw<Message | null>(null);
  #language = "";

  constructor(readonly game: string) {}

  async load(): Promise<void> {
    const { language } = speaker;
    if (this.#language === language) return;
    this.trouble = null;
    try {
      const page = await get<Rules>(`/api/rules/${this.game}?language=${language}&page=glossary`);
      this.sections = sectionsOf(page);
      this.#language = language;
    } catch (wrong) {
      this.trouble = refused(wrong);
    }
  }
}
