import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { type Played, type Result, resultAt, suggestedLevel } from "../src/lib/lobby/levels.ts";

const LEVELS = ["sprout", "apprentice", "farmer", "steward", "master"];
/** The same as for the text pages and the terminal. */
const CASES: { case: string; games: string[]; suggested: string }[] = JSON.parse(
  readFileSync(new URL("../../tests/bots/suggestions.json", import.meta.url), "utf8"),
);

/** Games in order, each with its bots: `farmer+` is won, `farmer-` lost, `farmer=` neither. */
const played = (...games: string[]): Played[] =>
  games.map((game, number) => ({
    table: String(number),
    bots: game.slice(0, -1).split(","),
    result: ({ "+": "won", "-": "lost", "=": "even" } as Record<string, Result>)[game.at(-1)!]!,
  }));

for (const { case: name, games, suggested } of CASES) {
  test(name, () => assert.equal(suggestedLevel(LEVELS, played(...games)), suggested));
}

test("a game without levels suggests what it has", () => {
  assert.equal(suggestedLevel(["random"], []), "random");
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
