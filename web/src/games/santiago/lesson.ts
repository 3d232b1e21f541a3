/** The first lesson: two scripted rounds with every kind of decision. The deal and the bots' answers come from the server
 *  (`server/table/lessons.py`). */
import type { Lesson } from "$lib/table/lesson";

const DECLINE = ".dock .decline | .dock .choices button.card:last-of-type";
const TILES = ".dock .choices";

/** Tiles and amounts are in the dock, squares and lines on the board. */
function spot(words: readonly string[], picked: readonly string[]): string {
  const [does = "", ...rest] = words;
  const word = rest.find((each) => !picked.includes(each));
  if (!word) return rest.length ? "" : DECLINE;
  if (/^[0-9]+$/.test(word)) return `amount ${word}`;
  if (does === "plant" && word === words[1]) return `.dock [data-anchor="plantation-tile-${word}"]`;
  return `[data-place="${word}"]`;
}

export const lesson: Lesson = {
  begin: "santiago-lesson-begin",
  over: "santiago-lesson-over",
  spot,
  script: [
    {
      decision: "1.bid.0",
      answer: "bid 3",
      says: [
        { say: "santiago-lesson-1-board", at: '[data-anchor="board"]' },
        { say: "santiago-lesson-1-spring", at: '[data-anchor="spring"] | [data-anchor="board"]' },
        { say: "santiago-lesson-1-tiles", at: 'aside [data-anchor^="plantation-tile-"]' },
        { say: "santiago-lesson-1-bid" },
      ],
    },
    {
      decision: "1.plant.0",
      answer: "plant watermelon2 g1",
      says: [
        { say: "santiago-lesson-1-first", at: ".dock .question" },
        { say: "santiago-lesson-1-farmers", at: TILES },
        { say: "santiago-lesson-1-plant" },
      ],
    },
    {
      decision: "1.leftover.0",
      answer: "leftover g2",
      says: [{ say: "santiago-lesson-1-left", at: ".dock .question" }, { say: "santiago-lesson-1-leftover" }],
    },
    {
      decision: "1.propose.0",
      answer: "propose V30 2",
      says: [{ say: "santiago-lesson-1-overseer", at: "[data-anchor=seat-2]" }, { say: "santiago-lesson-1-propose" }],
    },
    {
      decision: "1.extra.0",
      answer: "no-extra",
      says: [
        { say: "santiago-lesson-1-built", at: '[data-anchor="V30"] | [data-place="V30"]' },
        { say: "santiago-lesson-1-extra", at: '[data-anchor="canal-0"]' },
        { say: "santiago-lesson-1-keep" },
      ],
    },
    {
      decision: "2.bid.0",
      answer: "pass",
      says: [
        { say: "santiago-lesson-2-dry", at: '[data-anchor="f4"]' },
        { say: "santiago-lesson-2-income", at: '[data-anchor="money-0"]' },
        { say: "santiago-lesson-2-pass" },
      ],
    },
    { decision: "2.plant.0", answer: "plant pepper2 f1", says: [{ say: "santiago-lesson-2-plant" }] },
    {
      decision: "2.decide.0",
      answer: "accept V31",
      says: [
        { say: "santiago-lesson-2-proposals", at: '[data-anchor="coin-V31"]' },
        { say: "santiago-lesson-2-accept" },
      ],
    },
    { decision: "2.extra.0", answer: "no-extra", says: [{ say: "santiago-lesson-2-extra" }] },
  ],
  coach: {
    spring: { say: "santiago-lesson-setup" },
    palm: { say: "santiago-lesson-setup" },
    start: { say: "santiago-lesson-start" },
    bid: { say: "santiago-lesson-bid" },
    plant: { say: "santiago-lesson-plant" },
    leftover: { say: "santiago-lesson-leftover" },
    propose: { say: "santiago-lesson-propose" },
    decide: { say: "santiago-lesson-decide" },
    extra: { say: "santiago-lesson-extra" },
    confirm: { say: "santiago-lesson-confirm", at: ".dock .go" },
  },
};
