import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";
import type { GameInfo, SeatCard } from "../src/lib/api/types.ts";
import { keepResult, suggestedFor } from "../src/lib/lobby/levelResults.ts";
import { resultAt, suggestedLevel } from "../src/lib/lobby/levels.ts";

const LEVELS = ["sprout", "apprentice", "farmer", "steward", "master"];
/** The same as for the text pages and the terminal. */
const CASES: { case: string; games: string[]; suggested: string }[] = JSON.parse(
  readFileSync(new URL("../../tests/bots/suggestions.json", import.meta.url), "utf8"),
);

const GAME = { name: "santiago", levels: LEVELS.map((level) => ({ level })), bots: LEVELS } as unknown as GameInfo;
const TOTALS: Record<string, number[]> = { "+": [9, 5, 5], "-": [5, 9, 9], "=": [7, 9, 5] };

/** Keep the result of a game of the first seat against bots: `farmer+` is won, `farmer-` lost, `farmer=` neither. */
function play(game: string, table: string): void {
  const bots = game.slice(0, -1).split(",");
  const seats = [{ kind: "person" }, ...bots.map((bot) => ({ kind: "bot", bot }))] as SeatCard[];
  const totals = TOTALS[game.at(-1)!]!;
  keepResult(table, "santiago", seats, [0], { totals, winners: [totals.indexOf(9)] });
}

beforeEach(() => {
  const items = new Map<string, string>();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
    },
  });
});

for (const { case: name, games, suggested } of CASES) {
  test(name, () => {
    for (const [number, game] of games.entries()) play(game, String(number));
    assert.equal(suggestedFor(GAME), suggested);
  });
}

test("a game that is opened again isn't counted again, however many have been played since", () => {
  for (let number = 0; number < 50; number++) play("farmer=", String(number));
  play("farmer+", "50");
  for (let number = 0; number <= 50; number++) play("farmer+", String(number));
  assert.equal(suggestedFor(GAME), "apprentice");
});

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
