/** Scenes of an invented game that show every piece and state of the map. */

import type { Message } from "$lib/api/types";
import type { Answer } from "$lib/legal";
import { turns } from "../geometry";
import type { Lying, Position, View } from "../types";

export interface Scene {
  view: View;
  legal: Answer[];
  picked: string[];
  preview: View | null;
  lines: Message[];
  last: Message[];
  framed: string[];
}

const label: Message = { id: "cacao-client-map", args: {}, is: "message" };
const token = (kind: string, value: string | number) => ({ kind, value, is: "token" as const });
const answer = (...words: string[]): Answer => ({ words, label });

/** Row by row from 0,0: a jungle tile, a seat and its rotated tile (and the tile under it), or nothing. */
const ROWS = `- plantation1 1:1021 temple 1:1021 - - -
sun 3:1021 water 0:1310 plantation1 - - -
0:1310 plantation2 3:1310 plantation2 2:3001 market2 3:0121 plantation1
plantation1 3:0310 market3 1:2101 market3 0:1013 market3 0:0103
2:1210 market4 0:2101/1111 gold1 2:2101 gold2 2:1210 temple
temple 1:3001 plantation1 - market2 1:3001 sun -`;

const map: Record<string, Lying> = {};
ROWS.split("\n").forEach((row, y) => {
  row.split(" ").forEach((text, x) => {
    if (text === "-") return;
    const [seat, tiles] = text.split(":");
    const [tile, under] = (tiles ?? "").split("/");
    map[`${x},${y}`] = tile ? { seat: Number(seat), tile, under } : { jungle: text };
  });
});

const POSITION: Position = {
  options: {} as Position["options"],
  turn: 19,
  active: 2,
  phase: "place",
  map,
  gold: [26, 26, 24, 21],
  fruits: [2, 1, 1, 3],
  suns: [1, 0, 1, 0],
  water: [0, 2, 0, 2],
  display: ["gold1", "temple"],
  hands: [null, null, ["2101", "1111", "3001"], null],
  unseen: {
    hands: [3, 3, 3, 3],
    piles: [1, 1, 1, 1],
    workers: [{}, {}, {}, {}],
    jungle: { temple: 2, sun: 1, water: 2 },
  },
};
/** Each seat's workers at the temples of this map. */
const TEMPLES = { "3,0": [1, 1, 0, 0], "7,4": [0, 0, 2, 0], "0,5": [0, 1, 1, 0] };
const view = (change: Partial<Position>): View => ({
  seat: 2,
  position: { ...POSITION, ...change },
  temples: TEMPLES,
  waiting: [2],
  decision: null,
  legal: [],
});

const SPACES = ["0,0", "7,1", "8,2", "-1,1", "-1,3", "-1,5", "3,5", "7,5", "8,4", "5,1"];
const placing = ["2101", "1111", "3001"].flatMap((type) =>
  turns(type).flatMap((lie) => SPACES.map((space) => answer("place", lie, space))),
);
const still = { picked: [], preview: null, lines: [], last: [], framed: [] };
const laid = { ...map, "5,1": { seat: 2, tile: "1012" } };

const SCENES: Record<string, () => Scene> = {
  place: () => ({ ...still, view: view({}), legal: placing }),
  preview: () => ({
    ...still,
    view: view({}),
    legal: placing,
    picked: ["1012", "5,1"],
    preview: view({
      phase: "fill",
      map: laid,
      placed: "5,1",
      to_fill: ["5,0", "6,1"],
      edges: [
        { seat: 2, space: "5,1", side: "W" },
        { seat: 2, space: "5,1", side: "S" },
      ],
    }),
  }),
  fill: () => ({
    ...still,
    view: view({ phase: "fill", map: laid, placed: "5,1", to_fill: ["5,0", "6,1"] }),
    legal: ["gold1", "temple"].flatMap((tile) => ["5,0", "6,1"].map((space) => answer("fill", tile, space))),
    picked: ["gold1"],
  }),
  work: () => ({
    ...still,
    view: view({
      phase: "work",
      map: { ...laid, "5,0": { jungle: "gold1" }, "6,1": { jungle: "temple" } },
      placed: "5,1",
      edges: [
        { seat: 2, space: "5,1", side: "W" },
        { seat: 2, space: "5,1", side: "S" },
      ],
    }),
    legal: [
      { ...answer("work", "5,1", "W"), amounts: [0, 1, 2] },
      { ...answer("work", "5,1", "S"), amounts: [0, 1] },
    ],
    last: [
      {
        id: "cacao-event-gold-mined",
        args: { seat: token("seat", 1), space: token("space", "5,0"), gold: 1, workers_at: "4,0" },
        is: "message",
      },
    ],
  }),
};

export const scene = (name: string): Scene => (SCENES[name] ?? SCENES.place!)();
