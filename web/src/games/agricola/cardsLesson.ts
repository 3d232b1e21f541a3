/** The lesson about hand cards, solo: four scripted rounds with an occupation at Lessons, minor improvements and their
 *  prerequisites, a card that asks and cards that work by themselves. The deal comes from the server
 *  (`server/table/lessons.py`). */
import type { Lesson } from "$lib/table/lesson";
import { lesson as first } from "./lesson";

/** A card in the hand, or the tab of the hand on a phone. */
const inHand = (name: string) => `[data-card="${name}"] | [data-anchor="leaf-cards"]`;
const inPlay = (name: string) => `[data-laid="${name}"] | [data-anchor="leaf-farm"]`;
const HAND = 'section.fan | section.leaf | [data-anchor="leaf-cards"]';
const COLLECTOR = "mushroom-collector";

function spot(words: readonly string[], picked: readonly string[]): string {
  const [does = "", name = ""] = words;
  if (picked.includes(name || does)) return "";
  if (does === "play") return inHand(name);
  if (does === "card" || does === "done") return `.dock [data-answer="${words.join(" ")}"]`;
  return first.spot(words, picked);
}

export const lesson: Lesson = {
  ...first,
  title: "agricola-lesson-cards-title",
  begin: "agricola-lesson-cards-begin",
  over: "agricola-lesson-cards-over",
  spot,
  script: [
    {
      decision: "1.place.0.0",
      answer: "use lessons",
      says: [{ say: "agricola-lesson-cards-1-hand", at: HAND }, { say: "agricola-lesson-cards-1-lessons" }],
    },
    {
      decision: "1.occupation.0.1",
      answer: "play mushroom-collector",
      says: [{ say: "agricola-lesson-cards-1-occupation" }],
    },
    {
      decision: "1.place.0.2",
      answer: "use forest",
      says: [
        { say: "agricola-lesson-cards-1-played", at: inPlay(COLLECTOR) },
        { say: "agricola-lesson-cards-1-forest" },
      ],
    },
    {
      decision: "1.card.0.3",
      answer: "card mushroom-collector",
      says: [
        { say: "agricola-lesson-cards-1-asks", at: `[data-asks="${COLLECTOR}"]` },
        { say: "agricola-lesson-cards-1-use" },
      ],
    },
    { decision: "2.place.0.0", answer: "use forest", says: [{ say: "agricola-lesson-cards-2-forest" }] },
    {
      decision: "2.card.0.1",
      answer: "done",
      says: [
        { say: "agricola-lesson-cards-2-auto", at: `[data-auto="${COLLECTOR}"]` },
        { say: "agricola-lesson-cards-2-decline" },
      ],
    },
    {
      decision: "2.place.0.2",
      answer: "use meeting-place",
      says: [{ say: "agricola-lesson-cards-2-minor", at: inHand("canoe") }, { say: "agricola-lesson-cards-2-meeting" }],
    },
    { decision: "2.minor.0.3", answer: "play canoe", says: [{ say: "agricola-lesson-cards-2-canoe" }] },
    { decision: "3.place.0.0", answer: "use fishing", says: [{ say: "agricola-lesson-cards-3-fishing" }] },
    {
      decision: "3.place.0.1",
      answer: "use lessons",
      says: [
        { say: "agricola-lesson-cards-3-needs", at: inHand("pond-hut") },
        { say: "agricola-lesson-cards-3-lessons" },
      ],
    },
    {
      decision: "3.occupation.0.2",
      answer: "play consultant",
      says: [{ say: "agricola-lesson-cards-3-consultant" }],
    },
    { decision: "4.place.0.0", answer: "use meeting-place", says: [{ say: "agricola-lesson-cards-4-met" }] },
    { decision: "4.minor.0.1", answer: "play pond-hut", says: [{ say: "agricola-lesson-cards-4-hut" }] },
    { decision: "4.place.0.2", answer: "use day-laborer", says: [{ say: "agricola-lesson-cards-4-labor" }] },
    { decision: "4.feed.0.3", answer: "feed", says: [{ say: "agricola-lesson-cards-4-feed" }] },
  ],
};
