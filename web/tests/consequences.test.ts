import assert from "node:assert/strict";
import { test } from "node:test";
import type { Verdict } from "../src/lib/api/types.ts";
import type { GameClient } from "../src/lib/game.ts";
import { consequences, isWeighty } from "../src/lib/table/dock/consequences.ts";

const fact = (id: string, tone: string) => ({ message: { id, args: {}, is: "message" }, tone });
const verdict = {
  points: [0, -2, 3, 1],
  facts: [fact("gained", "gain"), fact("lost", "loss"), fact("plain", "plain")],
} as unknown as Verdict;
const found = consequences(verdict, { short: {} } as GameClient, 2);

test("own points come first, then losses, then other people's points, then the rest", () => {
  assert.deepEqual(
    found.map(({ message, seat }) => [message.id, seat]),
    [
      ["client-chip-points", 2],
      ["lost", undefined],
      ["client-chip-points-lost", 1],
      ["client-chip-points", 3],
      ["gained", undefined],
      ["plain", undefined],
    ],
  );
});

test("chips that may be left out come after those that may not", () => {
  const weighty = found.map(isWeighty);
  assert.equal(weighty.lastIndexOf(true), weighty.indexOf(false) - 1);
});
