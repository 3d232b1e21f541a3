import assert from "node:assert/strict";
import { test } from "node:test";
import {
  choosesDropped,
  keptOf,
  lacks,
  type Piece,
  tabs,
  toggled,
  wanted,
} from "../src/games/agricola/draft/picking.ts";
import { ring } from "../src/games/agricola/draft/ring.ts";
import type { View } from "../src/games/agricola/types.ts";

const cards = (occupations: number, minors: number): Piece[] => [
  ...Array.from({ length: occupations }, (_, index) => ({ name: `o${index}`, kind: "occupation" as const })),
  ...Array.from({ length: minors }, (_, index) => ({ name: `m${index}`, kind: "minor" as const })),
];
const one = { occupation: 1, minor: 0 };
const pair = { occupation: 1, minor: 1 };
const three = { occupation: 3, minor: 3 };

test("another card takes the place of the last chosen one of its kind, and a chosen one is put back", () => {
  const pack = cards(7, 7);
  assert.deepEqual(toggled([], "o1", pack, pair), ["o1"]);
  assert.deepEqual(toggled(["o1"], "o2", pack, pair), ["o2"]);
  assert.deepEqual(toggled(["o1"], "m2", pack, pair), ["o1", "m2"]);
  assert.deepEqual(toggled(["o1", "m2"], "o1", pack, pair), ["m2"]);
  assert.deepEqual(toggled(["o1", "o2", "m1", "o3"], "o4", pack, three), ["o1", "o2", "m1", "o4"]);
});

test("a card of a kind that isn't asked for, or of another pack, is never chosen", () => {
  assert.deepEqual(toggled([], "m0", cards(7, 7), one), []);
  assert.deepEqual(toggled(["o1"], "o9", cards(7, 0), one), ["o1"]);
});

test("what is lacking is counted by kind, occupations first", () => {
  const pack = cards(7, 7);
  assert.deepEqual(lacks([], pack, three), { kind: "occupation", count: 3 });
  assert.deepEqual(lacks(["o0", "o1", "o2", "m4"], pack, three), { kind: "minor", count: 2 });
  assert.equal(lacks(["o0", "m0"], pack, pair), null);
});

test("of 10 cards, the 3 to drop are chosen, and the other 7 are kept", () => {
  const pack = cards(10, 10);
  const keep = { occupation: 7, minor: 7 };
  assert.ok(choosesDropped(pack, keep));
  assert.deepEqual(wanted(pack, keep), three);
  const kept = keptOf(["o0", "o1", "o2", "m7", "m8", "m9"], pack, keep);
  assert.equal(kept.length, 14);
  assert.ok(!kept.includes("o2") && kept.includes("o3") && kept.includes("m6"));
});

test("in a draft, the cards to keep are chosen", () => {
  assert.ok(!choosesDropped(cards(7, 0), one));
  assert.ok(!choosesDropped(cards(2, 0), one));
  assert.ok(!choosesDropped(cards(4, 4), { occupation: 2, minor: 2 }));
  assert.deepEqual(keptOf(["o3"], cards(7, 0), one), ["o3"]);
});

test("both kinds are shown side by side as soon as they fit", () => {
  assert.deepEqual(tabs(cards(7, 7)), ["occupation", "minor"]);
  assert.deepEqual(tabs(cards(5, 5)), []);
  assert.deepEqual(tabs(cards(20, 0)), []);
});

const hand = { occupations: 0, minors: 0 };
const view = (seat: number | null, waiting: number[], draft: boolean) =>
  ({
    seat,
    waiting,
    position: { farms: [{}, {}, {}], unseen_packs: [6, 7, 6].map((occupations) => ({ occupations, minors: 0 })) },
    facts: { draft: draft ? { keep: [hand, hand, hand], passed: true, hand } : null },
  }) as unknown as View;

test("seats stand in passing order, and a pile is ready once its seat has chosen", () => {
  assert.deepEqual(ring(view(1, [1], true)), [
    { seat: 1, state: "choosing", pile: null, to: 2 },
    { seat: 2, state: "chosen", pile: 6, to: 0 },
    { seat: 0, state: "chosen", pile: 6, to: 1 },
  ]);
});

test("without packs, it isn't said who has chosen already", () => {
  assert.deepEqual(
    ring(view(null, [2], false)).map(({ state, pile }) => [state, pile]),
    [
      ["waiting", null],
      ["waiting", null],
      ["choosing", null],
    ],
  );
});
