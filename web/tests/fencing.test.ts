import assert from "node:assert/strict";
import { test } from "node:test";
import { cellSets, growing, plotOf, plots, plotWithin, rails, run } from "../src/games/agricola/farm/fencing.ts";
import { EDGES, edgeNamed, fences, around as lineAround, nameOf, openFences } from "../src/games/agricola/farm/yard.ts";

const label = { id: "a-choice", is: "message" } as const;
const fence = (...words: string[]) => words.map((word) => ({ words: ["fence", word], label }));
const around = (...cells: string[]) => fences([cells]).map(({ key }) => key);

test("a farmyard has 38 places for fences, and a pasture of one space needs four", () => {
  assert.equal(EDGES.length, 38);
  assert.equal(around("c2").length, 4);
  assert.equal(around("c2", "d2").length, 6);
});

test("either half of a pasture divides it, and the answer is the one on the server's list", () => {
  const found = plots(fence("d1", "d1e1", "d1d2"), [["d1", "d2", "e1", "e2"]]);
  assert.equal(plotOf(found, ["e1", "d1"])?.word, "d1e1");
  assert.equal(plotOf(found, ["d2", "e2"])?.word, "d1e1");
  assert.equal(plotOf(found, ["e1", "d2", "e2"])?.word, "d1");
  assert.equal(plotOf(found, ["e2"]), undefined);
  assert.deepEqual(growing(cellSets(found), ["e2"]), new Set(["d2", "e1"]));
});

test("a new pasture has no other half", () => {
  const found = plots(fence("c1", "c1c2"), [["d1", "e1"]]);
  assert.equal(plotOf(found, ["c2"]), undefined);
  assert.deepEqual(growing(cellSets(found), ["c1"]), new Set(["c2"]));
});

test("a pasture is drawn edge by edge, without the fences it already has", () => {
  const found = plots(fence("c1", "c1c2"), [["d1", "e1"]]);
  const shared = around("d1").filter((key) => around("c1").includes(key));
  const drawn = around("c1").filter((key) => !shared.includes(key));
  assert.equal(shared.length, 1);
  assert.equal(plotWithin(found, drawn)?.word, "c1");
  assert.equal(plotWithin(found, drawn.slice(1)), undefined);
  assert.equal(plotWithin(found, []), undefined);
  assert.ok(
    growing(
      found.map(({ edges }) => edges),
      drawn.slice(1),
    ).has(drawn[0]!),
  );
});

test("a pasture is divided by the fence between its halves alone", () => {
  const found = plots(fence("d1"), [["d1", "e1"]]);
  assert.equal(found[0]?.edges.length, 1);
  assert.equal(plotWithin(found, found[0]!.edges)?.word, "d1");
});

test("an outline turns at the corners of its spaces, and a hole has its own", () => {
  const corners = (...cells: string[]) => lineAround(cells, 7).map((line) => line.map(({ at }) => [at.x, at.y]));
  assert.deepEqual(
    corners("a1").map((line) => line.sort()),
    [
      [
        [114, 114],
        [114, 14],
        [14, 114],
        [14, 14],
      ],
    ],
  );
  assert.deepEqual(
    corners("a1", "b1").map((line) => line.length),
    [4],
  );
  assert.deepEqual(
    corners("a1", "b1", "a2").map((line) => line.length),
    [6],
  );
  const ring = ["a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"];
  assert.deepEqual(
    corners(...ring).map((line) => line.length),
    [4, 4],
  );
});

test("every edge has a name of its own, by the space below it or to its right", () => {
  assert.equal(new Set(EDGES.map(nameOf)).size, EDGES.length);
  assert.deepEqual(edgeNamed("b1n")?.sides, [undefined, "b1"]);
  assert.deepEqual(edgeNamed("c2w")?.sides, ["b2", "c2"]);
  assert.deepEqual(edgeNamed("d3s")?.sides, ["d3", undefined]);
  assert.deepEqual(edgeNamed("e3e")?.sides, ["e3", undefined]);
});

test("open fences aren't built again when their pasture is closed", () => {
  const [found] = plots(fence("e1"), [], ["e1n", "e1w", "e1e"]);
  assert.deepEqual(
    found?.edges,
    openFences(["e2n"]).map(({ key }) => key),
  );
});

test("drawn fences are left open together if each of them may be", () => {
  const open = rails(["e1n", "e1e"].map((name) => ({ words: ["rail", name], label })));
  const [top, side, below] = ["e1n", "e1e", "e2n"].map((name) => edgeNamed(name)!.key);
  assert.deepEqual(run([side!, top!], open), ["rail e1e", "rail e1n"]);
  assert.deepEqual(run([top!, below!], open), []);
  assert.deepEqual(run([], open), []);
});
