/** The first lesson, for two players: two scripted turns with every kind of decision. The deal and the bot's answers
 *  come from the server (`server/table/lessons.py`). */
import type { Lesson } from "$lib/table/lesson";

/** All rotations of a worker tile. */
const lies = (tile: string) => [0, 1, 2, 3].map((by) => tile.slice(by) + tile.slice(0, by));
const isTile = (word: string) => /^[0-9]{4}$/.test(word);

function spot(words: readonly string[], picked: readonly string[]): string {
  const [does = "", first = "", second = "", third = ""] = words;
  if (does === "work") return picked.includes(second) ? `amount ${third}` : `[data-place="${first} ${second}"]`;
  if (does === "fill")
    return picked.includes(first) ? `[data-place="${second}"]` : `.hand [data-anchor="jungle-tile-${first}"]`;
  const held = picked.find((word) => lies(first).includes(word));
  if (!held)
    return lies(first)
      .map((lie) => `.hand [data-anchor="lie-${lie}"]`)
      .join(", ");
  if (held !== first) return ".hand .turn";
  return `[data-place="${second}"]`;
}

export const lesson: Lesson = {
  begin: "cacao-lesson-begin",
  over: "cacao-lesson-over",
  spot,
  /** A tile that only needs rotating isn't wrong. */
  strays: (word, words) => !words.includes(word) && !words.some((each) => isTile(each) && lies(each).includes(word)),
  script: [
    {
      decision: "1.place.0",
      answer: "place 1012 1,0",
      says: [
        { say: "cacao-lesson-1-gold", at: '[data-anchor="gold-0"]' },
        { say: "cacao-lesson-1-plantation", at: '[data-anchor="0,0"]' },
        { say: "cacao-lesson-1-market", at: '[data-anchor="1,1"]' },
        { say: "cacao-lesson-1-tiles", at: ".hand .mine" },
        { say: "cacao-lesson-1-place" },
      ],
    },
    {
      decision: "1.work.0.2",
      answer: "work 1,0 W 2",
      says: [{ say: "cacao-lesson-1-order", at: ".dock .question" }, { say: "cacao-lesson-1-pick" }],
    },
    { decision: "1.work.0.1", answer: "work 1,0 S 1", says: [{ say: "cacao-lesson-1-sell" }] },
    {
      decision: "3.place.0",
      answer: "place 3001 2,1",
      says: [
        { say: "cacao-lesson-2-water", at: '[data-anchor="water-0"]' },
        { say: "cacao-lesson-2-opens", at: '[data-anchor="1,0"]' },
        { say: "cacao-lesson-2-place" },
      ],
    },
    {
      decision: "3.fill.0.1",
      answer: "fill gold2 2,0",
      says: [{ say: "cacao-lesson-2-display", at: ".hand" }, { say: "cacao-lesson-2-fill" }],
    },
    { decision: "3.work.0.1", answer: "work 2,1 W 1", says: [{ say: "cacao-lesson-2-sell" }] },
  ],
  coach: {
    place: { say: "cacao-lesson-place", at: ".hand" },
    fill: { say: "cacao-lesson-fill", at: ".hand" },
    work: { say: "cacao-lesson-work" },
    confirm: { say: "cacao-lesson-confirm", at: ".dock .go" },
  },
};
