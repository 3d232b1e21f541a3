/** The glossary, and the terms in card texts that lead to it. */
import { Glossary } from "$lib/ui/glossary.svelte";
import { t } from "$lib/words/speaker.svelte";
import { type Explained, explained, readTerms, type Terms } from "$lib/words/terms";

export const glossary = new Glossary("agricola");

/** The sections about when an effect happens. */
export const WHEN: ReadonlySet<string> = new Set([
  "each-time",
  "when-played",
  "any-time",
  "before-after",
  "once",
  "round-start",
]);

let known: { source: string; terms: Terms } | null = null;

/** A card's text in parts. */
export function withTerms(text: string): Explained[] {
  const source = t("agricola-terms");
  if (known?.source !== source) known = { source, terms: readTerms(source) };
  return explained(text, known.terms);
}
