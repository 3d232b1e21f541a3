import assert from "node:assert/strict";
import { test } from "node:test";
import { answersOf, goodsIn, mostKept } from "../src/games/agricola/exchanging.ts";
import type { Farm } from "../src/games/agricola/types.ts";
import type { Answer } from "../src/lib/legal.ts";

const answer = (text: string) => ({ text, words: text.split(" ") }) as unknown as Answer;
const farm = { goods: { sheep: 3, boar: 1, grain: 2 } } as unknown as Farm;
const legal = ["keep 1 0 0", "keep 0 1 0", "keep 0 0 0", "exchange sheep", "exchange boar", "exchange grain"].map(
  answer,
);

test("goods are exchanged one by one", () => {
  assert.deepEqual(answersOf({ grain: 2, sheep: 1 }), ["exchange grain", "exchange grain", "exchange sheep"]);
});

test("animals that have to go are cooked in one answer, together with those that fit", () => {
  assert.deepEqual(answersOf({ grain: 1, sheep: 3, boar: 1 }, farm, legal), ["exchange grain", "keep 0 0 0"]);
});

test("as long as more animals have to go, they are cooked one by one", () => {
  assert.deepEqual(answersOf({ sheep: 1 }, farm, legal), ["exchange sheep"]);
});

test("just the animals that have to go are cooked one by one too", () => {
  assert.deepEqual(answersOf({ sheep: 2, boar: 1 }, farm, legal), [
    "exchange sheep",
    "exchange sheep",
    "exchange boar",
  ]);
});

test("ways to keep fewer animals than fit are left to cooking", () => {
  assert.deepEqual(
    mostKept(legal).map(({ words }) => words.join(" ")),
    ["keep 1 0 0", "keep 0 1 0"],
  );
});

test("a payment lists its goods", () => {
  assert.deepEqual(goodsIn("wood1-clay12"), [
    ["wood", 1],
    ["clay", 12],
  ]);
});
