/** Goods on future round spaces. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { promisedIn } from "../src/games/agricola/board/promised.ts";

test("adds up what several cards place on a round space for a seat", () => {
  const promises = [
    { round: 14, seat: 0, good: "food", amount: 1 },
    { round: 14, seat: 1, good: "reed", amount: 1 },
    { round: 14, seat: 0, good: "vegetable", amount: 1 },
    { round: 14, seat: 0, good: "food", amount: 1 },
    { round: 13, seat: 0, good: "wood", amount: 2 },
  ];
  assert.deepEqual(promisedIn(promises, 14), [
    {
      seat: 0,
      goods: [
        ["food", 2],
        ["vegetable", 1],
      ],
    },
    { seat: 1, goods: [["reed", 1]] },
  ]);
  assert.deepEqual(promisedIn(promises, 12), []);
});
