import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { lazySprite, sprite } from "../src/lib/sprite.ts";

let asked: string[] = [];
let online = true;
Object.assign(globalThis, {
  fetch: async (url: string) => {
    asked.push(url);
    return { ok: online, text: async () => "" };
  },
  document: {
    createElementNS: () => ({ setAttribute() {}, style: {} }),
    body: { append() {} },
  },
});
const settled = () => new Promise((done) => setTimeout(done));

beforeEach(() => {
  asked = [];
  online = true;
});

test("a sheet loads at once", () => {
  const symbol = sprite("game", "/game.svg");
  assert.deepEqual(asked, ["/game.svg"]);
  assert.equal(symbol("hut"), "#game-hut");
});

test("a lazy sheet loads once, with its first picture", async () => {
  const emblem = lazySprite("game-emblems", "/emblems.svg");
  await settled();
  assert.deepEqual(asked, []);
  assert.equal(emblem("loom"), "#game-emblems-loom");
  emblem("canoe");
  await settled();
  emblem("loom");
  assert.deepEqual(asked, ["/emblems.svg"]);
});

test("a lazy sheet that failed is requested again with the next picture", async () => {
  const emblem = lazySprite("game-emblems", "/emblems.svg");
  online = false;
  emblem("loom");
  await settled();
  emblem("loom");
  await settled();
  assert.equal(asked.length, 2);
});
