import assert from "node:assert/strict";
import { test } from "node:test";
import type { Line } from "../src/lib/api/types.ts";
import { roundStarts } from "../src/lib/replay/rounds.ts";

const line = (move: number, id: string, args: Record<string, number>) =>
  ({ move, seq: move, message: { id, args, is: "message" } }) as unknown as Line;

test("a game says when its rounds begin", () => {
  const lines = [
    line(0, "santiago-event-round-began", { round: 1 }),
    line(9, "santiago-event-round-began", { round: 2 }),
  ];
  assert.deepEqual(roundStarts(lines, 3), [
    { round: 1, move: 0 },
    { round: 2, move: 9 },
  ]);
});

test("in a game that counts turns, a round is once around the table", () => {
  const turns = [1, 2, 3, 4, 5].map((turn) => line(turn * 10, "cacao-event-turn-began", { turn, turns: 22 }));
  assert.deepEqual(roundStarts(turns, 2), [
    { round: 1, move: 10 },
    { round: 2, move: 30 },
    { round: 3, move: 50 },
  ]);
});
