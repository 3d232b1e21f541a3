/** The words in a text that the glossary explains. */

export interface Explained {
  words: string;
  /** The section of the glossary; empty for other words. */
  anchor: string;
}

export interface Terms {
  pattern: RegExp;
  anchors: Map<string, string>;
}

/** Read a list of terms: a section of the glossary per line, and the phrases that lead to it. */
export function readTerms(source: string): Terms {
  const anchors = new Map<string, string>();
  for (const line of source.split("\n")) {
    const [anchor = "", phrases = ""] = line.split(":");
    for (const phrase of phrases.split("|")) anchors.set(phrase.trim(), anchor.trim());
  }
  const phrases = [...anchors.keys()].sort((one, other) => other.length - one.length);
  // Phrases have no characters that are special in patterns. `\b` knows only ASCII letters.
  return { pattern: new RegExp(`(?<![\\p{L}])(?:${phrases.join("|")})(?![\\p{L}])`, "giu"), anchors };
}

/** A text in parts, some of them with their section of the glossary. */
export function explained(text: string, { pattern, anchors }: Terms): Explained[] {
  const found: Explained[] = [];
  let end = 0;
  for (const { 0: words, index } of text.matchAll(pattern)) {
    if (index > end) found.push({ words: text.slice(end, index), anchor: "" });
    found.push({ words, anchor: anchors.get(words.toLowerCase()) ?? "" });
    end = index + words.length;
  }
  if (end < text.length) found.push({ words: text.slice(end), anchor: "" });
  return found;
}
