import assert from "node:assert/strict";
import { test } from "node:test";
import { layout } from "../src/games/agricola/board/print.ts";
import { markOf, nextSeason, SEASONS, signed, spaceOf } from "../src/games/agricola/seasons/seasons.ts";

const STAGES = [[1, 2, 3, 4], [5, 6, 7], [8, 9], [10, 11], [12, 13], [14]];
const TWO = [
  "farm-expansion",
  "meeting-place",
  "grain-seeds",
  "farmland",
  "day-laborer",
  "forest",
  "clay-pit",
  "fishing",
];
const note = { id: "a-note", is: "message" } as const;

test("the seasons follow each other around the wheel", () => {
  assert.deepEqual(SEASONS.map(nextSeason), ["spring", "summer", "autumn", "winter"]);
});

test("a mark says how many goods there are more or less, or the change in a word", () => {
  assert.equal(signed(markOf({ what: "goods", note, goods: 1 }).sum!), "+1");
  assert.equal(signed(markOf({ what: "goods", note, goods: -1 }).sum!), "−1");
  assert.deepEqual(markOf({ what: "closed", note }), { word: "closed" });
  assert.deepEqual(markOf({ what: "plow", note }), { sum: -1, picture: "food" });
});

test("the season board is below the last round card, and needs no column of its own", () => {
  const without = layout(TWO, STAGES, []);
  const laid = layout([...TWO, spaceOf("spring")], STAGES, []);
  assert.equal(laid.columns, without.columns);
  assert.equal(laid.season.column, laid.rounds.get(14)?.column);
  assert.equal(laid.season.row, 3);
  assert.equal(laid.places.has("spring-work"), false);
});

test("the extra Copse takes that place without seasons, and a column of its own with them", () => {
  const laid = layout([...TWO, "copse"], STAGES, []);
  assert.equal(laid.columns, layout(TWO, STAGES, []).columns);
  assert.deepEqual(laid.places.get("copse"), laid.season);
  const both = layout([...TWO, "copse", spaceOf("spring")], STAGES, []);
  assert.equal(both.columns, laid.columns + 1);
  assert.equal(both.places.get("copse")?.column, 1);
});
