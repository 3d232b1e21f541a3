import assert from "node:assert/strict";
import { test } from "node:test";
import { widestWord, widthsOf } from "../src/games/agricola/cards/widths.ts";

const NAMES = ["Priest", "Storehouse Keeper", "Milk Jug", "Harpooner", "Tutor"];
const MOST = 112;
const sum = (widths: number[]) => widths.reduce((all, one) => all + one, 0);

test("cards with room for their names are equally wide", () => {
  assert.deepEqual(widthsOf(NAMES, 400, MOST), [80, 80, 80, 80, 80]);
  assert.deepEqual(widthsOf(NAMES, 4000, MOST), [MOST, MOST, MOST, MOST, MOST]);
  assert.deepEqual(widthsOf([], 400, MOST), []);
});

test("a long word gets its width from cards with short names", () => {
  const widths = widthsOf(NAMES, 270, MOST);
  assert.ok(widths[1]! >= widestWord("Storehouse") * 10.5 + 8 && widths[1]! > widths[3]!);
  assert.equal(widths[0], widths[4]);
  assert.ok(sum(widths) <= 270 && sum(widths) > 260);
});

test("cards shrink together if there is too little room", () => {
  const widths = widthsOf(NAMES, 150, MOST);
  assert.ok(sum(widths) <= 150 && Math.min(...widths) > 15);
  assert.ok(widths[1]! > widths[0]!);
});
