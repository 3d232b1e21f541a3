/** Scenes of an invented game that show every piece and state of the board. */

import type { Message } from "$lib/api/types";
import type { Answer } from "$lib/legal";
import { beside, SEGMENTS, SQUARES } from "../geometry";
import type { Ground, Position, View } from "../types";

export interface Scene {
  view: View;
  legal: Answer[];
  picked: string[];
  preview: View | null;
  last: Message[];
  framed: string[];
}

const label: Message = { id: "santiago-board", args: {}, is: "message" };
const answer = (...words: string[]): Answer => ({ words, label });

/** `c2 banana2 0 2`: square, tile, seat, farmers; an exclamation mark for a palm. */
const TILES = `c2 banana2 0 2|d2 banana2 2 2|c3 banana1 1 1|e2 grape2 2 2|f2 grape2 3 2|f1 grape1 2 1|g2 grape2 1 2 !
d3 watermelon2 3 2|d4 watermelon2 3 2|c4 watermelon1 0 1|e4 watermelon2 1 2|e3 pepper2 0 2|f3 pepper2 2 1|g3 pepper2 0 2
c5 coconut2 1 2 !|d5 coconut2 2 2|b5 coconut1 3 1|b6 coconut2 - 0|b4 coconut2 1 1|h2 grape1 - 0|e5 watermelon2 2 1
b3 banana2 3 2|b2 desert - 0|e1 desert - 0|h6 pepper2 4 2`;

function ground(): Record<string, Ground> {
  const board: Record<string, Ground> = { a1: { palm: true } };
  for (const text of TILES.split(/[|\n]/)) {
    const [square, tile, seat, farmers, palm] = text.split(" ") as [string, string, string, string, string?];
    board[square] = { tile, seat: seat === "-" ? null : Number(seat), farmers: Number(farmers), palm: Boolean(palm) };
  }
  return board;
}

const POSITION: Position = {
  options: {} as Position["options"],
  round: 6,
  phase: "decide",
  overseer: 2,
  spring: "X21",
  canals: ["H11", "H21", "V21", "V30", "H12", "V12"],
  board: ground(),
  money: [9, 11, 12, 7],
  extra_canals: [0, 1, 2, 4],
  supply: 6,
  face_up: ["grape2", "pepper1", "banana2", "coconut2"],
  bids: { 0: 6, 1: 3, 2: 0, 3: 4 },
  passed: [2],
  unseen: { banana1: 1, banana2: 3, coconut2: 3, watermelon1: 2, watermelon2: 2, grape2: 4, pepper1: 1, pepper2: 4 },
};

const view = (change: Partial<Position>, waiting = [2]): View => ({
  seat: 2,
  position: { ...POSITION, ...change },
  wet: [...new Set((change.canals ?? POSITION.canals ?? []).flatMap(beside))],
  waiting,
  decision: null,
  legal: [],
});

const touching = (canals: readonly string[]) => {
  const wet = new Set(canals.flatMap(beside));
  return SEGMENTS.filter((name) => !canals.includes(name) && beside(name).some((square) => wet.has(square)));
};

const PROPOSALS = [
  { seat: 3, segment: "V11", bribe: 2 },
  { seat: 0, segment: "V31", bribe: 3 },
  { seat: 1, segment: "V11", bribe: 2 },
];
const empty = SQUARES.filter((square) => !POSITION.board?.[square]?.tile);
const still = { picked: [], preview: null, last: [], framed: [] };

const SCENES: Record<string, () => Scene> = {
  decide: () => ({
    ...still,
    view: view({ proposals: PROPOSALS }),
    legal: touching(POSITION.canals ?? []).map((name) =>
      answer(["V11", "V31"].includes(name) ? "accept" : "reject", name),
    ),
    picked: ["reject", "H22"],
    preview: view({
      canals: [...(POSITION.canals ?? []), "H22"],
      money: [9, 11, 7, 7],
      proposals: [],
      phase: "extra",
    }),
  }),
  propose: () => ({
    ...still,
    view: view({ phase: "propose", proposals: PROPOSALS }),
    legal: touching(POSITION.canals ?? []).map((name) => answer("propose", name)),
  }),
  plant: () => ({
    ...still,
    view: view({ phase: "plant" }),
    legal: empty.map((square) => answer("plant", "grape2", square)),
    picked: ["grape2", "g1"],
    preview: view({
      phase: "plant",
      board: { ...POSITION.board, g1: { tile: "grape2", seat: 2, farmers: 2 } },
    }),
  }),
  bid: () => ({
    ...still,
    view: view({ phase: "bid", bids: { 0: 0, 1: 4, 3: 5 }, canals: [...(POSITION.canals ?? []), "V11"] }),
    legal: [],
    last: [
      {
        id: "santiago-event-canal-built",
        args: { segment: { kind: "segment", value: "V11", is: "token" } },
        is: "message",
      },
    ],
    framed: ["g3"],
  }),
  spring: () => ({
    ...still,
    view: view({ round: 0, phase: "spring", spring: null, canals: [], board: {}, face_up: [], bids: {} }),
    legal: ["X11", "X21", "X31", "X12", "X22", "X32"].map((name) => answer("spring", name)),
  }),
};

export const scene = (name: string): Scene => (SCENES[name] ?? SCENES.decide!)();
export const names = Object.keys(SCENES);
