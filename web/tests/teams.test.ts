import assert from "node:assert/strict";
import { test } from "node:test";
import { layout } from "../src/games/agricola/board/print.ts";
import { plots, rails } from "../src/games/agricola/farm/fencing.ts";
import { amongThose, movable, movesOf, partnerOf, sites } from "../src/games/agricola/teams.ts";
import type { View } from "../src/games/agricola/types.ts";
import { answers } from "../src/lib/legal.ts";

const label = { id: "a-label", is: "message" } as const;
const choice = (notation: string, more: object = {}) => ({ notation, label, ...more });
const TEAMS = [
  [0, 2],
  [1, 3],
];
const view = (seat: number, teams = TEAMS) => ({ seat, facts: { teams } }) as unknown as View;
const CHOICES = [
  choice("room", { values: ["b1", "b2"] }),
  choice("partner-room", { values: ["b1"] }),
  choice("partner-fence", { values: ["e1"] }),
  choice("done"),
];
const notations = (found: readonly { notation: string }[]) => found.map(({ notation }) => notation);

test("partners sit opposite, and without teams nobody has one", () => {
  assert.equal(partnerOf(view(0), 0), 2);
  assert.equal(partnerOf(view(0), 3), 1);
  assert.equal(partnerOf(view(0, []), 0), null);
});

test("the shown farm decides whose answers can be given", () => {
  assert.deepEqual(notations(amongThose(view(0), CHOICES, null)), ["room", "done"]);
  assert.deepEqual(notations(amongThose(view(0), CHOICES, 1)), ["room", "done"]);
  assert.deepEqual(notations(amongThose(view(0), CHOICES, 2)), ["partner-room", "partner-fence", "done"]);
  const alone = CHOICES.filter(({ notation }) => !notation.startsWith("partner-"));
  assert.deepEqual(amongThose(view(0), alone, 2), alone);
});

test("something can be built at home, at the partner's, or at both", () => {
  assert.deepEqual(sites(answers(CHOICES)), { home: true, partner: true });
  assert.deepEqual(sites(answers(CHOICES.slice(1))), { home: false, partner: true });
});

test("fences for the partner are drawn like one's own", () => {
  const legal = answers([choice("partner-fence", { values: ["e1"] }), choice("partner-rail", { values: ["e1n"] })]);
  assert.deepEqual(
    plots(legal, []).map(({ word, edges }) => [word, edges.length]),
    [["e1", 4]],
  );
  assert.deepEqual([...rails(legal).values()], ["partner-rail e1n"]);
});

test("goods come and go, each kind once", () => {
  const legal = answers([
    choice("give wood", { least: 1, most: 3 }),
    choice("fetch wood", { least: 1, most: 1 }),
    choice("fetch sheep", { least: 1, most: 2 }),
    choice("done"),
  ]);
  assert.deepEqual(movable(legal), [
    { good: "wood", give: 3, fetch: 1 },
    { good: "sheep", give: 0, fetch: 2 },
  ]);
  assert.deepEqual(movesOf({ wood: -2, grain: 0, sheep: 1 }), ["give wood 2", "fetch sheep 1"]);
});

test("the Market of team play is below the last round card", () => {
  const stages = [[1, 2, 3, 4], [5, 6, 7], [8, 9], [10, 11], [12, 13], [14]];
  const spaces = ["farm-expansion", "forest", "copse", "grove", "market"];
  const { places, season, columns } = layout(spaces, stages, []);
  assert.deepEqual(places.get("market"), season);
  assert.equal(layout(spaces.slice(0, -1), stages, []).columns, columns);
});
