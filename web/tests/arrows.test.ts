import assert from "node:assert/strict";
import { test } from "node:test";
import { ledTo, tabStop } from "../src/lib/ui/arrows.ts";

/** A tall place next to three low ones:  forest . fishing
 *                                         forest . reed
 *                                         clay   . farmland */
const AT: Record<string, { x: number; y: number }> = {
  forest: { x: 50, y: 50 },
  clay: { x: 50, y: 125 },
  fishing: { x: 150, y: 25 },
  reed: { x: 150, y: 75 },
  farmland: { x: 150, y: 125 },
};
const places = Object.keys(AT);
const led = (key: string, from: string) => ledTo(key, from, places, (place) => AT[place]!);

test("an arrow leads to the nearest place in its direction, and nowhere at the edge", () => {
  assert.equal(led("ArrowDown", "forest"), "clay");
  assert.equal(led("ArrowRight", "clay"), "farmland");
  assert.equal(led("ArrowUp", "farmland"), "reed");
  assert.equal(led("ArrowLeft", "fishing"), "forest");
  assert.equal(led("ArrowLeft", "forest"), undefined);
});

test("Home and End lead to the first and the last, other keys nowhere", () => {
  assert.equal(led("Home", "reed"), "forest");
  assert.equal(led("End", "reed"), "farmland");
  assert.equal(led("Enter", "reed"), undefined);
});

test("Tab goes back to the last focused place, else to the first available one, else to the first", () => {
  const inviting = new Set(["reed", "farmland"]);
  assert.equal(tabStop(places, "clay", inviting), "clay");
  assert.equal(tabStop(places, undefined, inviting), "reed");
  assert.equal(tabStop(places, "gone", inviting), "reed");
  assert.equal(tabStop(places, undefined, new Set()), "forest");
  assert.equal(tabStop([], undefined, inviting), undefined);
});
