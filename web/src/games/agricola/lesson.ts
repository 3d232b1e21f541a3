/** The first lesson, solo: ten scripted rounds with every kind of decision of the beginner game. Free play after that
 *  suggests what a learner who left the script has missed. The deal comes from the server
 *  (`server/table/lessons.py`). */
import type { Lesson } from "$lib/table/lesson";

function spot(words: readonly string[], picked: readonly string[]): string {
  const [does = "", ...rest] = words;
  if (does === "exchange") return `[data-step="${rest[0]}"] .pill button:last-of-type | .dock .exchange .link`;
  if (does === "bake" || does === "renovate") return `.dock [data-answer="${words.join(" ")}"]`;
  const word = rest.find((each) => !picked.includes(each));
  if (!word) return "";
  if (does === "use") return `[data-space="${word}"]`;
  if (does === "build" || does === "upgrade") return `[data-major="${word}"]`;
  // First choose what to build or sow in the dock, if there is a choice, then its place on the farm.
  if (!picked.includes(does))
    return `.dock [data-answer="${words.slice(0, -1).join(" ")}"] | [data-place="${words.at(-1)}"]`;
  if (/^[0-9]+$/.test(word)) return `amount ${word}`;
  return `[data-place="${word}"]`;
}

const FOOD = '[data-anchor="food-0"] | [data-anchor=seat-food-0]';
const MAJORS = '[data-anchor^="major-"]';
/** On a phone, the farm may be on the hidden tab; then point at the tab. */
const onFarm = (thing: string) => `${thing} | [data-anchor="leaf-farm"]`;
const FARM = onFarm('[data-anchor="farm-0"]');

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
        { say: "agricola-lesson-1-family", at: onFarm('[data-anchor="room-0-0"]') },
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
      says: [{ say: "agricola-lesson-2-sown", at: onFarm('[data-place="b1"]') }, { say: "agricola-lesson-2-wood" }],
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
    {
      decision: "5.place.0.0",
      answer: "use forest",
      says: [{ say: "agricola-lesson-5-fed", at: FARM }, { say: "agricola-lesson-5-wood" }],
    },
    { decision: "5.place.0.1", answer: "use clay-pit", says: [{ say: "agricola-lesson-5-clay" }] },
    {
      decision: "6.place.0.0",
      answer: "use major-improvement",
      says: [{ say: "agricola-lesson-6-majors", at: MAJORS }, { say: "agricola-lesson-6-improve" }],
    },
    {
      decision: "6.improve.0.1",
      answer: "build fireplace2",
      says: [{ say: "agricola-lesson-6-fireplace" }],
    },
    { decision: "6.place.0.2", answer: "use sheep-market", says: [{ say: "agricola-lesson-6-sheep" }] },
    {
      decision: "6.keep.0.3",
      answer: "exchange sheep",
      says: [{ say: "agricola-lesson-6-full", at: FARM }, { say: "agricola-lesson-6-cook" }],
    },
    { decision: "6.keep.0.4", answer: "exchange sheep", says: [{ say: "agricola-lesson-6-cook-more" }] },
    { decision: "6.keep.0.5", answer: "exchange sheep", says: [{ say: "agricola-lesson-6-cook-last" }] },
    { decision: "7.place.0.0", answer: "use forest", says: [{ say: "agricola-lesson-7-wood" }] },
    { decision: "7.place.0.1", answer: "use reed-bank", says: [{ say: "agricola-lesson-7-reed" }] },
    {
      decision: "7.feed.0.2",
      answer: "feed",
      says: [{ say: "agricola-lesson-7-harvest", at: FOOD }, { say: "agricola-lesson-7-feed" }],
    },
    { decision: "8.place.0.0", answer: "use farm-expansion", says: [{ say: "agricola-lesson-8-expand" }] },
    { decision: "8.room-stable.0.1", answer: "room a1", says: [{ say: "agricola-lesson-8-room" }] },
    { decision: "8.room-stable.0.2", answer: "stable e3", says: [{ say: "agricola-lesson-8-stable" }] },
    { decision: "8.stable.0.3", answer: "stable d3", says: [{ say: "agricola-lesson-8-second" }] },
    { decision: "8.place.0.4", answer: "use house-redevelopment", says: [{ say: "agricola-lesson-8-house" }] },
    { decision: "8.renovate.0.5", answer: "renovate clay", says: [{ say: "agricola-lesson-8-renovate" }] },
    {
      decision: "8.improve.0.6",
      answer: "upgrade hearth4 fireplace2",
      says: [{ say: "agricola-lesson-8-hearth" }],
    },
    { decision: "9.place.0.0", answer: "use grain-utilization", says: [{ say: "agricola-lesson-9-grain" }] },
    { decision: "9.sow-bake.0.1", answer: "bake 2", says: [{ say: "agricola-lesson-9-bake" }] },
    { decision: "9.place.0.2", answer: "use pig-market", says: [{ say: "agricola-lesson-9-boar" }] },
    { decision: "9.feed.0.3", answer: "feed", says: [{ say: "agricola-lesson-9-feed" }] },
    {
      decision: "9.breed.0.4",
      answer: "keep 4 2 0",
      says: [{ say: "agricola-lesson-9-young", at: FARM }, { say: "agricola-lesson-9-breed" }],
    },
    {
      decision: "10.place.0.0",
      answer: "use farmland",
      says: [{ say: "agricola-lesson-10-empty", at: onFarm('[data-place="b1"]') }, { say: "agricola-lesson-10-field" }],
    },
    { decision: "10.plow.0.1", answer: "plow c1", says: [{ say: "agricola-lesson-10-plow" }] },
    { decision: "10.place.0.2", answer: "use grain-utilization", says: [{ say: "agricola-lesson-10-again" }] },
    { decision: "10.sow-bake.0.3", answer: "sow grain b1", says: [{ say: "agricola-lesson-10-sow" }] },
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
    improve: { say: "agricola-lesson-improve", at: MAJORS },
    choose: { say: "agricola-lesson-choose" },
    minor: { say: "agricola-lesson-cards" },
    occupation: { say: "agricola-lesson-cards" },
    card: { say: "agricola-lesson-cards" },
    draft: { say: "agricola-lesson-draft" },
    draw: { say: "agricola-lesson-dealt" },
    drop: { say: "agricola-lesson-dealt" },
    mulligan: { say: "agricola-lesson-dealt" },
    pay: { say: "agricola-lesson-pay" },
    move: { say: "agricola-lesson-move" },
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
