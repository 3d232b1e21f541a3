/** Nouns in sentences ("2 escudos", "bananas") are separate messages, selected by an argument. A mark before each shows
 *  its place, so that a page can put a picture there. */
import type { FluentResource } from "@fluent/bundle";

const OPEN = "\uE002";
const CLOSE = "\uE003";
export const NOUN = new RegExp(`${OPEN}([a-z]+)${CLOSE}`, "g");

/** The same resource, with a mark before every noun. */
export function withMarks(resource: FluentResource): FluentResource {
  for (const entry of resource.body) {
    if (!entry.id.includes("-noun-") || !Array.isArray(entry.value)) continue;
    const [first] = entry.value;
    if (typeof first === "object" && first.type === "select" && first.selector.type === "var")
      entry.value = [`${OPEN}${first.selector.name}${CLOSE}`, ...entry.value];
  }
  return resource;
}
