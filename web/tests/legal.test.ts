import assert from "node:assert/strict";
import { test } from "node:test";
import type { Choice } from "../src/lib/api/types.ts";
import { answers, inviting, meant, narrow, notation, pick, secondTouch, wouldBe } from "../src/lib/legal.ts";

const label = { id: "a-choice", is: "message" } as const;
const planting: Choice[] = [
  { label, notation: "plant banana2", values: ["c4", "c5"] },
  { label, notation: "plant grape1", values: ["c5", "h1"] },
];
const bidding: Choice[] = [
  { label, notation: "bid", least: 2, most: 5, missing: [4] },
  { label, notation: "pass" },
];

test("a choice with places is an answer for each of them", () => {
  assert.deepEqual(
    answers(planting).map((answer) => notation(answer)),
    ["plant banana2 c4", "plant banana2 c5", "plant grape1 c5", "plant grape1 h1"],
  );
});

test("a choice of a number is one answer with its amounts, without those that are missing", () => {
  const [bid, pass] = answers(bidding);
  assert.deepEqual(bid?.amounts, [2, 3, 5]);
  assert.equal(notation(bid!, 3), "bid 3");
  assert.equal(notation(pass!), "pass");
});

test("words can be picked in any order, and the remaining answers say what can be tapped", () => {
  const legal = answers(planting);
  assert.deepEqual(
    narrow(legal, ["c5"]).map((answer) => notation(answer)),
    ["plant banana2 c5", "plant grape1 c5"],
  );
  assert.deepEqual(inviting(legal, ["c5"]), new Set(["plant", "banana2", "grape1"]));
  assert.deepEqual(inviting(legal, ["h1"]), new Set(["plant", "grape1"]));
});

test("a tapped word replaces those that it can't be combined with, and no others", () => {
  const legal = answers(planting);
  assert.deepEqual(pick(legal, ["banana2", "c4"], "c5").sort(), ["banana2", "c5"]);
  assert.deepEqual(pick(legal, ["banana2", "c4"], "h1"), ["h1"]);
  assert.deepEqual(pick(legal, ["grape1", "c5"], "h1").sort(), ["grape1", "h1"]);
});

test("tapping a word again deselects it, and a word in no answer changes nothing", () => {
  const legal = answers(planting);
  assert.deepEqual(pick(legal, ["banana2", "c4"], "c4"), ["banana2"]);
  assert.deepEqual(pick(legal, ["banana2"], "a1"), ["banana2"]);
});

test("a second tap plays what is shown, and deselects what is incomplete or refused", () => {
  assert.equal(secondTouch(800, true, "good"), "do");
  assert.equal(secondTouch(800, true, "bad"), "back");
  assert.equal(secondTouch(800, false, ""), "back");
});

test("a second tap does nothing before the preview is visible", () => {
  assert.equal(secondTouch(800, true, ""), "nothing");
  for (const tried of ["", "good", "bad"] as const) assert.equal(secondTouch(120, true, tried), "nothing");
  assert.equal(secondTouch(120, false, ""), "nothing");
});

test("an illegal word stands for an answer with a word of the same shape", () => {
  assert.equal(wouldBe(answers(planting), "a1"), "plant banana2 a1");
  const canals = answers([{ label, notation: "propose H11", least: 0, most: 3 }]);
  assert.equal(wouldBe(canals, "V20"), "propose V20 0");
  assert.equal(wouldBe(answers(bidding), "a1"), null);
  const tiles = answers([{ label, notation: "place 2101", values: ["0,-1", "12,3"] }]);
  assert.equal(wouldBe(tiles, "-10,4"), "place 2101 -10,4");
});

test("an answer picked in order is meant, even if another has the same words", () => {
  const keeping = answers([
    { label, notation: "keep 2 0", values: ["1"] },
    { label, notation: "keep 1 0", values: ["2"] },
  ]);
  const picked = ["keep", "1", "0", "2"];
  const left = narrow(keeping, picked);
  assert.equal(left.length, 2);
  assert.equal(notation(meant(left, picked)!), "keep 1 0 2");
  assert.equal(meant(left, ["keep", "1"]), null);
  assert.equal(notation(meant(narrow(keeping, ["keep"]).slice(0, 1), ["keep"])!), "keep 2 0 1");
});

test("a set of places can replace one of any size", () => {
  const fencing = answers([{ label, notation: "fence", values: ["c1", "c1d1"] }]);
  assert.equal(wouldBe(fencing, "c1d1e1"), "fence c1d1e1");
});
