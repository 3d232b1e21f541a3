/** Finding cards in the gallery, and terms in their texts. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { ALL, type Found, readQuery, search, writeQuery } from "../src/games/agricola/cards/search.ts";
import { folded } from "../src/lib/words/folded.ts";
import { explained, readTerms } from "../src/lib/words/terms.ts";

const card = (name: string, more: object = {}): Found => ({
  card: {
    id: "A001",
    name,
    title: { id: "title", is: "message" },
    text: { id: "text", is: "message" },
    kind: "minor",
    deck: "A",
    category: "food",
    players: 1,
    price: {},
    points: 0,
    passing: false,
    needs: null,
    ...more,
  },
  title: name,
  words: folded(name),
});
const CARDS = [
  card("Żłób", { price: { wood: 2 }, points: -3 }),
  card("Bœuf d’été", { kind: "occupation", players: 3, passing: true }),
  card("Canoe", { deck: "B", points: 1, needs: { id: "needs", is: "message" } }),
];
const names = (query: object) => search(CARDS, { ...ALL, ...query }, "en").map(({ title }) => title);

test("finds words without their accents", () => {
  assert.deepEqual(names({ q: "zlob" }), ["Żłób"]);
  assert.deepEqual(names({ q: "ÉTÉ boeuf" }), ["Bœuf d’été"]);
  assert.deepEqual(names({ q: "boeuf canoe" }), []);
});

test("finds kinds that have the same name", () => {
  const all = [...CARDS, card("Camelot", { kind: "minor-improvement" })];
  const same = (one: string, other: string) => one.split("-")[0] === other.split("-")[0];
  const found = search(all, { ...ALL, kind: "minor" }, "en", same).map(({ title }) => title);
  assert.deepEqual(found, ["Żłób", "Canoe", "Camelot"]);
});

test("filters and sorts", () => {
  assert.deepEqual(names({ kind: "occupation" }), ["Bœuf d’été"]);
  assert.deepEqual(names({ deck: "B" }), ["Canoe"]);
  assert.deepEqual(names({ players: "3" }), ["Bœuf d’été"]);
  assert.deepEqual(names({ passing: true }), ["Bœuf d’été"]);
  assert.deepEqual(names({ points: true }), ["Żłób", "Canoe"]);
  assert.deepEqual(names({ needs: true }), ["Canoe"]);
  assert.deepEqual(names({ sort: "points" }), ["Canoe", "Bœuf d’été", "Żłób"]);
  assert.deepEqual(names({ sort: "price" })[2], "Żłób");
});

test("names are sorted as the language does", () => {
  const sorted = (language: string) =>
    search([card("zebra"), card("łata"), card("lok"), card("luk")], { ...ALL, sort: "name" }, language);
  assert.deepEqual(
    sorted("pl").map(({ title }) => title),
    ["lok", "luk", "łata", "zebra"],
  );
  assert.deepEqual(
    sorted("en").map(({ title }) => title),
    ["łata", "lok", "luk", "zebra"],
  );
});

test("a query survives the URL", () => {
  assert.equal(writeQuery(ALL), "");
  const query = { ...ALL, q: "a b", kind: "minor", needs: true, sort: "name" as const };
  assert.deepEqual(readQuery(new URLSearchParams(writeQuery(query))), query);
  assert.deepEqual(readQuery(new URLSearchParams("sort=nonsense")), ALL);
});

test("the longest term wins, in whole words and in any case", () => {
  const terms = readTerms("spaces: round space | round spaces\nmay: możesz");
  assert.deepEqual(explained("Round spaces, niemożesz, Możesz.", terms), [
    { words: "Round spaces", anchor: "spaces" },
    { words: ", niemożesz, ", anchor: "" },
    { words: "Możesz", anchor: "may" },
    { words: ".", anchor: "" },
  ]);
});
