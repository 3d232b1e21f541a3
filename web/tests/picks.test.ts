import assert from "node:assert/strict";
import { test } from "node:test";
import { pickOf } from "../src/games/agricola/picks/pickOf.ts";
import { byCard, picksIn } from "../src/games/agricola/picks/picks.ts";
import type { Farm } from "../src/games/agricola/types.ts";
import type { Answer } from "../src/lib/legal.ts";

const answer = (text: string) => ({ words: text.split(" ") }) as unknown as Answer;
const farm = { fields: { b1: {}, c1: {}, d1: {}, beanfield: {} } } as unknown as Farm;
const pick = (text: string, legal: string[] = []) => pickOf(text.split(" "), farm, legal.map(answer));

test("a good without a number is one of it", () => {
  assert.deepEqual(pick("pick sheep-walker boar"), { is: "goods", goods: [["boar", 1]] });
});

test("goods have their amounts", () => {
  assert.deepEqual(pick("pick hard-porcelain stone3"), { is: "goods", goods: [["stone", 3]] });
});

test("a field is not an amount of goods", () => {
  assert.deepEqual(pick("pick scythe-worker b1"), { is: "fields", fields: ["b1"] });
});

test("a move leads from one field to another, either of which may be a card", () => {
  assert.deepEqual(pick("pick clearing-spade b1-c1"), { is: "move", from: "b1", to: "c1" });
  assert.deepEqual(pick("pick clearing-spade beanfield-c1"), { is: "move", from: "beanfield", to: "c1" });
  assert.deepEqual(pick("pick clearing-spade c1-beanfield"), { is: "move", from: "c1", to: "beanfield" });
});

test("all fields are those that the card offers", () => {
  const legal = ["pick scythe-worker all", "pick scythe-worker b1", "pick scythe-worker d1", "pick other c1", "done"];
  assert.deepEqual(pick("pick scythe-worker all", legal), { is: "fields", fields: ["b1", "d1"] });
});

test("spaces of the farmyard are not amounts of goods", () => {
  assert.deepEqual(pick("pick crop-circles c1d1"), { is: "cells", cells: ["c1", "d1"] });
  assert.deepEqual(pick("pick dragons-lair e3"), { is: "cells", cells: ["e3"] });
});

test("action spaces, seats, points, people and cards are said", () => {
  for (const what of ["clay-pit", "seat1", "points4", "person", "paper-maker", "none"])
    assert.deepEqual(pick(`pick some-card ${what}`), { is: "said" });
});

test("goods among other words have their pictures", () => {
  assert.deepEqual(pick("pick transmogrifier all-reed"), { is: "said", thing: "reed" });
  assert.deepEqual(pick("pick werewolf seat1-sheep"), { is: "said", thing: "sheep" });
  assert.deepEqual(pick("pick some-card release-llama"), { is: "said", thing: "llama" });
});

test("picks are grouped by card, the fewest first", () => {
  const legal = ["pick spade b1-c1", "pick spade b1-d1", "use forest", "pick walker boar"].map(answer);
  assert.deepEqual(
    byCard(picksIn(legal)).map(([card, picks]) => [card, picks.length]),
    [
      ["walker", 1],
      ["spade", 2],
    ],
  );
});
