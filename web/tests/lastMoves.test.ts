import assert from "node:assert/strict";
import { test } from "node:test";
import type { Line } from "../src/lib/api/types.ts";
import { lastMoves } from "../src/lib/table/lastMoves.ts";

const line = (move: number, by: number | null, id: string, seat: number | null = by) =>
  ({
    move,
    seq: move,
    by,
    message: { id, args: seat === null ? {} : { seat: { is: "token", kind: "seat", value: seat } }, is: "message" },
  }) as unknown as Line;
const ids = (lines: Line[]) => lastMoves(lines).map(({ id }) => id);

test("each seat's last turn stays, until that seat moves again", () => {
  const lines = [line(1, 0, "a"), line(2, 1, "b"), line(3, 0, "c"), line(4, 2, "d")];
  assert.deepEqual(ids(lines), ["b", "c", "d"]);
});

test("a turn of several moves stays together", () => {
  assert.deepEqual(ids([line(1, 0, "a"), line(2, 1, "b"), line(3, 1, "c")]), ["a", "b", "c"]);
});

test("effects on others aren't part of a move, nor are lines about the table", () => {
  const lines = [line(1, 0, "a"), line(1, 0, "dried", null), line(1, 0, "paid", 1), line(1, null, "table-sat", 0)];
  assert.deepEqual(ids(lines), ["a"]);
});

test("a new round ends a turn, even if the same seat continues", () => {
  const lines = [line(1, 0, "a"), line(1, 0, "santiago-event-round-began", null), line(2, 0, "b")];
  assert.deepEqual(ids(lines), ["b"]);
  assert.deepEqual(ids(lines.slice(0, 2)), ["a"]);
});

test("undone moves don't count", () => {
  const lines = [line(1, 0, "a"), line(2, 1, "b"), line(1, null, "table-undone", 1)];
  assert.deepEqual(ids(lines), ["a"]);
});

test("in somebody's turn, others may act without ending it", () => {
  const begins = (move: number, by: number | null, next: number) => line(move, by, "cacao-event-turn-began", next);
  const mine = [begins(0, null, 0), line(1, 0, "a"), begins(1, 0, 1)];
  const theirs = [line(2, 1, "b"), line(3, 0, "works"), line(4, 1, "c"), begins(4, 1, 2)];
  assert.deepEqual(ids([...mine, ...theirs]), ["a", "b", "c"]);
});
