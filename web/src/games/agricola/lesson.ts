/** The first lesson, solo: four scripted rounds up to the first harvest; after that, what hasn't come up yet is
 *  suggested. The deal is the server's (`server/lessons.py`). */
import type { Lesson } from "$lib/table/lesson";

function spot(words: readonly string[], picked: readonly string[]): string {
  const [does = "", ...rest] = words;
  const word = rest.find((each) => !picked.includes(each));
  if (!word) return "";
  if (does === "use") return `[data-space="${word}"]`;
  if (/^[0-9]+$/.test(word)) return `amount ${word}`;
  return `[data-place="${word}"]`;
}

const FOOD = '[data-anchor="food-0"] | [data-anchor=seat-food-0]';
const FARM = '[data-anchor="farm-0"]';

export const lesson: Lesson = {
  begin: "agricola-lesson-begin",
  over: "agricola-lesson-over",
  spot,
  script: [
    {
      decision: "1.place.0.0",
      answer: "use farmland",
      says: [
        { say: "agricola-lesson-1-farm", at: FARM },
        { say: "agricola-lesson-1-family", at: '[data-anchor="room-0-0"]' },
        { say: "agricola-lesson-1-spaces", at: '[data-space="forest"]' },
        { say: "agricola-lesson-1-use" },
      ],
    },
    { decision: "1.plow.0.1", answer: "plow b1", says: [{ say: "agricola-lesson-1-plow" }] },
    { decision: "1.place.0.2", answer: "use grain-seeds", says: [{ say: "agricola-lesson-1-grain" }] },
    {
      decision: "2.place.0.0",
      answer: "use grain-utilization",
      says: [
        { say: "agricola-lesson-2-card", at: '[data-space="sheep-market"]' },
        { say: "agricola-lesson-2-pile", at: '[data-space="forest"]' },
        { say: "agricola-lesson-2-sow" },
      ],
    },
    {
      decision: "2.place.0.2",
      answer: "use forest",
      says: [{ say: "agricola-lesson-2-sown", at: '[data-place="b1"]' }, { say: "agricola-lesson-2-wood" }],
    },
    { decision: "3.place.0.0", answer: "use fencing", says: [{ say: "agricola-lesson-3-fencing" }] },
    {
      decision: "3.fence.0.1",
      answer: "fence e3",
      says: [{ say: "agricola-lesson-3-pasture", at: FARM }, { say: "agricola-lesson-3-fence" }],
    },
    { decision: "3.place.0.2", answer: "use sheep-market", says: [{ say: "agricola-lesson-3-sheep" }] },
    {
      decision: "4.place.0.0",
      answer: "use fishing",
      says: [{ say: "agricola-lesson-4-harvest", at: FOOD }, { say: "agricola-lesson-4-fish" }],
    },
    { decision: "4.place.0.1", answer: "use beginners-meeting-place", says: [{ say: "agricola-lesson-4-meeting" }] },
    {
      decision: "4.feed.0.2",
      answer: "feed",
      says: [{ say: "agricola-lesson-4-field", at: FARM }, { say: "agricola-lesson-4-feed" }],
    },
  ],
  coach: {
    place: { say: "agricola-lesson-place" },
    room: { say: "agricola-lesson-house", at: FARM },
    stable: { say: "agricola-lesson-house", at: FARM },
    plow: { say: "agricola-lesson-fields", at: FARM },
    sow: { say: "agricola-lesson-fields", at: FARM },
    bake: { say: "agricola-lesson-bake" },
    fence: { say: "agricola-lesson-fence", at: FARM },
    renovate: { say: "agricola-lesson-renovate" },
    improve: { say: "agricola-lesson-improve", at: '[data-anchor^="major-"]' },
    choose: { say: "agricola-lesson-choose" },
    minor: { say: "agricola-lesson-cards" },
    occupation: { say: "agricola-lesson-cards" },
    card: { say: "agricola-lesson-cards" },
    pay: { say: "agricola-lesson-pay" },
    keep: { say: "agricola-lesson-keep", at: FARM },
    breed: { say: "agricola-lesson-breed", at: FARM },
    feed: { say: "agricola-lesson-feed", at: FOOD },
    confirm: { say: "agricola-lesson-confirm", at: ".dock .go" },
  },
  tries: [
    { kind: "room", answer: "use farm-expansion", say: "agricola-lesson-try-room" },
    { kind: "family", answer: "use basic-wish", say: "agricola-lesson-try-family" },
    { kind: "improve", answer: "use major-improvement", say: "agricola-lesson-try-improve" },
    { kind: "bake", answer: "use grain-utilization", say: "agricola-lesson-try-bake" },
    { kind: "renovate", answer: "use house-redevelopment", say: "agricola-lesson-try-renovate" },
  ],
};
