/** Pictures for prerequisites. */
import type { Message } from "$lib/api/types";

/** For prerequisites that aren't about occupations. */
const PICTURES: Record<string, string> = {
  "agricola-needs-sheep": "sheep",
  "agricola-needs-clay": "clay",
  "agricola-needs-crop-fields": "field",
  "agricola-needs-every-space-used": "unused",
  "agricola-needs-no-wooden-house": "room-clay",
  "agricola-needs-person-on-fishing": "person",
};

/** The action space where the prerequisite asks for a person. */
export const placeOf = (needs: Message) => (needs.id === "agricola-needs-person-on-fishing" ? "fishing" : "");

export function pictureOf(needs: Message): string {
  const good = needs.args?.good;
  if (typeof good === "object" && "kind" in good) return String(good.value);
  return PICTURES[needs.id] ?? "card-occupation";
}
