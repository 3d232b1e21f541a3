import assert from "node:assert/strict";
import { test } from "node:test";
import { type Played, type Result, resultAt, suggestedLevel } from "../src/lib/lobby/levels.ts";

const LEVELS = ["sprout", "apprentice", "farmer", "steward", "master"];

/** Games against one bot each: `farmer+` is won, `farmer-` lost, `farmer=` neither. */
const played = (...games: string[]): Played[] =>
  games.map((game, number) => ({
    table: String(number),
    bots: game.slice(0, -1).split(","),
    result: ({ "+": "won", "-": "lost", "=": "even" } as Record<string, Result>)[game.at(-1)!]!,
  }));
const suggested = (...games: string[]) => suggestedLevel(LEVELS, played(...games));

test("a newcomer gets the second level", () => {
  assert.equal(suggested(), "apprentice");
  assert.equal(suggestedLevel(["random"], []), "random");
});

test("two wins in a row at a level lead up, two losses down", () => {
  assert.equal(suggested("apprentice+"), "apprentice");
  assert.equal(suggested("apprentice+", "apprentice+"), "farmer");
  assert.equal(suggested("apprentice-", "apprentice-"), "sprout");
  assert.equal(suggested("apprentice+", "apprentice-", "apprentice+"), "apprentice");
  assert.equal(suggested("apprentice+", "apprentice+", "farmer+", "farmer+"), "steward");
});

test("every step takes two more games", () => {
  assert.equal(suggested("apprentice+", "apprentice+", "apprentice+"), "farmer");
  assert.equal(suggested("farmer+", "farmer+", "farmer-", "farmer-"), "apprentice");
});

test("a game at another level, or one that was neither good nor bad, ends the row", () => {
  assert.equal(suggested("apprentice+", "farmer+"), "apprentice");
  assert.equal(suggested("apprentice+", "apprentice=", "apprentice+"), "apprentice");
});

test("the ladder ends at both ends", () => {
  assert.equal(suggested("master+", "master+"), "master");
  assert.equal(suggested("sprout-", "sprout-"), "sprout");
});

test("the strongest bot at the table counts, and bots without a level don't", () => {
  assert.equal(suggested("sprout,steward+", "steward,farmer+"), "master");
  assert.equal(suggested("random+", "random+"), "apprentice");
});

test("with several opponents, only the lower half has lost", () => {
  assert.deepEqual(
    [0, 1].map((seat) => resultAt(seat, { totals: [9, 7], winners: [0] })),
    ["won", "lost"],
  );
  assert.deepEqual(
    [0, 1, 2, 3].map((seat) => resultAt(seat, { totals: [9, 7, 6, 5], winners: [0] })),
    ["won", "even", "lost", "lost"],
  );
  assert.equal(resultAt(1, { totals: [9, 9], winners: [0, 1] }), "won");
});
