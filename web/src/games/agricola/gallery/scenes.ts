/** Scenes of an invented game that show every piece and state of the table. */
import type { Message } from "$lib/api/types";
import type { Answer } from "$lib/legal";
import type { Card, Farm, FarmFacts, Position, View } from "../types";

export interface Scene {
  view: View;
  legal: Answer[];
  picked: string[];
  preview: View | null;
  lines: Message[];
  last: Message[];
  framed: string[];
  /** Show only these cards. */
  faces?: string[];
}

const label: Message = { id: "agricola-client-table", args: {}, is: "message" };
const answer = (text: string): Answer => ({ words: text.split(" "), label });

const MINE: Farm = {
  goods: { wood: 5, clay: 3, reed: 1, stone: 2, grain: 2, vegetable: 1, food: 2, sheep: 3, boar: 2 },
  house: "clay",
  rooms: ["a1", "a2", "a3"],
  fields: {
    b2: { crop: "grain", amount: 1 },
    b3: { crop: "grain", amount: 3 },
    c3: { crop: "vegetable", amount: 2 },
    c2: {},
  },
  stables: ["e2", "d3"],
  pastures: [
    ["d1", "e1"],
    ["d2", "e2"],
  ],
  people: 3,
  home: 2,
  majors: ["fireplace2", "stone-oven"],
};
const FARMS: Farm[] = [
  {
    goods: { wood: 5, clay: 1, reed: 2, grain: 1, food: 7, sheep: 4 },
    house: "clay",
    rooms: ["a1", "a2", "a3", "b1"],
    fields: { b2: {}, b3: { crop: "grain", amount: 2 }, c3: { crop: "grain", amount: 1 } },
    pastures: [["d1", "d2", "e1", "e2"]],
    people: 4,
    newborns: 1,
    home: 1,
    majors: ["hearth5"],
  },
  {
    goods: { wood: 2, clay: 4, reed: 1, stone: 3, vegetable: 1, food: 4, cattle: 2 },
    house: "stone",
    rooms: ["a2", "a3", "b3"],
    fields: { c3: { crop: "vegetable", amount: 1 }, b2: { crop: "grain", amount: 1 } },
    stables: ["d2"],
    pastures: [["d2"]],
    people: 3,
    home: 1,
    begging: 2,
    majors: ["clay-oven"],
  },
  MINE,
];
const farmFacts = (capacities: number[], food: number, loose = 1): FarmFacts => ({
  asked: null,
  capacities,
  loose,
  fences: 5,
  fence_goods: ["wood"],
  free_fences: 0,
  room_prices: [{ wood: 5, reed: 2 }],
  renovation_prices: { clay: [{ clay: 2, reed: 1 }] },
  stables: 2,
  food,
  rates: { grain: 1, vegetable: 2, sheep: 2, boar: 2, cattle: 3 },
  workshops: {},
});
const MAJORS: View["facts"]["majors"] = {
  fireplace2: { price: { clay: 2 }, points: 1, id: "M01", category: "food" },
  fireplace3: { price: { clay: 3 }, points: 1, id: "M02", category: "food" },
  hearth4: { price: { clay: 4 }, points: 1, id: "M03", category: "food" },
  hearth5: { price: { clay: 5 }, points: 1, id: "M04", category: "food" },
  well: { price: { wood: 1, stone: 3 }, points: 4, id: "M05", category: "food" },
  "clay-oven": { price: { clay: 3, stone: 1 }, points: 2, id: "M06", category: "food" },
  "stone-oven": { price: { clay: 1, stone: 3 }, points: 3, id: "M07", category: "food" },
  joinery: { price: { wood: 2, stone: 2 }, points: 2, id: "M08", category: "food" },
  pottery: { price: { clay: 2, stone: 2 }, points: 2, id: "M09", category: "food" },
  basketmaker: { price: { reed: 2, stone: 2 }, points: 2, id: "M10", category: "food" },
};
const PLAYABLE = { met: true, lacks: 0, missing: {} };
const occupation: Card = { occupation: true, price: {}, printed: {}, points: 0, needs: null, ...PLAYABLE };
const minor = (price: Card["price"], points = 0, needs: Card["needs"] = null): Card => ({
  occupation: false,
  price,
  printed: price,
  points,
  needs,
  ...PLAYABLE,
  met: !needs,
});
const needs = (how: string, count: number): Message => ({
  id: `agricola-needs-occupations-${how}`,
  args: { count },
  is: "message",
});
const CARDS: Record<string, Card> = {
  "plow-driver": occupation,
  grocer: occupation,
  roughcaster: occupation,
  "wood-cutter": occupation,
  "paper-maker": occupation,
  tutor: occupation,
  cottager: occupation,
  "drinking-trough": minor({ clay: 1 }),
  "rammed-clay": minor({}),
  "pond-hut": minor({ wood: 1 }, 1, needs("exactly", 2)),
  "milk-jug": minor({ clay: 1 }),
  claypipe: minor({ clay: 1 }),
  "junk-room": minor({ wood: 1, clay: 1 }),
  basket: minor({ reed: 1 }),
  "dutch-windmill": minor({ wood: 2, stone: 2 }, 2),
  "lumber-mill": minor({ stone: 2 }, 2, needs("most", 3)),
  "shepherds-crook": minor({ wood: 1 }),
  caravan: minor({ wood: 3, food: 3 }),
  loom: minor({ wood: 2 }, 1, needs("least", 2)),
};
/** Seven of each kind, the maximum of a hand. */
const FULL_HAND = [
  ...["plow-driver", "grocer", "roughcaster", "wood-cutter", "paper-maker", "tutor", "cottager"],
  ...["drinking-trough", "pond-hut", "milk-jug", "claypipe", "basket", "dutch-windmill", "loom"],
];
const HAND = ["roughcaster", "paper-maker", "pond-hut", "loom", "basket", "dutch-windmill", "caravan"];
const PLAYED = [["grocer", "milk-jug"], ["wood-cutter"], ["plow-driver", "rammed-clay"]];
const POSITION: Position = {
  options: { players: 3 },
  round: 9,
  phase: "work",
  active: 2,
  starter: 0,
  spaces: {
    "farm-expansion": {},
    "beginners-meeting-place": { goods: { food: 2 } },
    "grain-seeds": {},
    farmland: {},
    "day-laborer": { people: [1] },
    forest: { people: [0] },
    "clay-pit": { goods: { clay: 2 } },
    "reed-bank": { people: [1] },
    fishing: { goods: { food: 3 } },
    grove: { goods: { wood: 6 } },
    "resource-market": {},
    hollow: { goods: { clay: 3 } },
    "two-in-one": {},
    "sheep-market": { goods: { sheep: 2 } },
    fencing: {},
    "grain-utilization": { people: [2] },
    "major-improvement": {},
    "house-redevelopment": {},
    "western-quarry": { goods: { stone: 2 } },
    "basic-wish": { people: [0], newborns: [0] },
    "vegetable-seeds": {},
    "pig-market": { goods: { boar: 1 } },
  },
  majors: [],
  promised: [
    { round: 10, seat: 2, good: "food", amount: 1 },
    { round: 11, seat: 2, good: "food", amount: 1 },
  ],
  farms: FARMS,
  round_cards: [
    "sheep-market",
    "fencing",
    "grain-utilization",
    "major-improvement",
    "house-redevelopment",
    "western-quarry",
    "basic-wish",
    "vegetable-seeds",
    "pig-market",
  ],
};
const view = (change: Partial<Position> = {}): View => ({
  seat: 2,
  position: { ...POSITION, ...change },
  waiting: [2],
  decision: null,
  legal: [],
  cards: {},
  facts: {
    harvests: [4, 7, 9, 11, 13, 14],
    harvest: 9,
    stages: [[1, 2, 3, 4], [5, 6, 7], [8, 9], [10, 11], [12, 13], [14]],
    refills: {
      "beginners-meeting-place": { food: 1 },
      forest: { wood: 3 },
      "clay-pit": { clay: 1 },
      "reed-bank": { reed: 1 },
      fishing: { food: 1 },
      grove: { wood: 2 },
      hollow: { clay: 1 },
      "sheep-market": { sheep: 1 },
      "western-quarry": { stone: 1 },
      "pig-market": { boar: 1 },
    },
    majors: MAJORS,
    farms: [farmFacts([8], 8), farmFacts([4], 6), farmFacts([4, 8], 6, 2)],
  },
});
const moment = (change: Partial<Scene>): Scene => ({
  view: view(),
  legal: [],
  picked: [],
  preview: null,
  lines: [],
  last: [],
  framed: [],
  ...change,
});

const { "beginners-meeting-place": _, ...others } = POSITION.spaces ?? {};
/** The same with hand cards: three hands, one of them visible, and cards in front of everybody. */
const withCards = (held = HAND): View => ({
  ...view({
    options: { players: 3, cards: "few" },
    spaces: { "meeting-place": {}, lessons: { people: [1] }, "more-lessons": {}, ...others },
    farms: FARMS.map((farm, seat) => ({
      ...farm,
      played: PLAYED[seat],
      hand: seat === 2 ? held : null,
      stores: seat === 0 ? { grocer: 5 } : undefined,
    })),
    unseen_hands: [
      { occupations: 3, minors: 4 },
      { occupations: 5, minors: 2 },
      { occupations: 2, minors: 5 },
    ],
  }),
  cards: CARDS,
});

const FREE = Object.entries(POSITION.spaces ?? {})
  .filter(([, { people }]) => !people?.length)
  .map(([name]) => answer(`use ${name}`));

const SCENES: Record<string, () => Scene> = {
  place: () => moment({ legal: [...FREE, answer("exchange grain")], picked: ["fishing"] }),
  build: () => moment({ legal: ["room b1", "room c1", "stable b1", "stable c1", "stable c2", "done"].map(answer) }),
  fence: () => moment({ legal: ["fence b1", "fence c1", "fence b1c1", "done"].map(answer) }),
  feed: () =>
    moment({
      view: view({ phase: "feed" }),
      legal: ["feed", "exchange grain", "exchange vegetable", "exchange sheep", "exchange boar"].map(answer),
    }),
  cards: () =>
    moment({
      view: withCards(),
      legal: ["play basket", "play caravan", "build fireplace3", "build joinery", "done"].map(answer),
      picked: ["basket"],
    }),
  hand: () =>
    moment({
      view: withCards(FULL_HAND),
      legal: ["play basket", "play milk-jug", "play claypipe", "done"].map(answer),
      picked: ["basket"],
    }),
  faces: () => moment({ view: withCards(), faces: [...Object.keys(CARDS), ...Object.keys(MAJORS)] }),
  keep: () => moment({ legal: ["keep 4 1 0", "keep 3 2 0", "keep 2 2 1"].map(answer) }),
};

export const scene = (name: string): Scene => (SCENES[name] ?? SCENES.place!)();
