import assert from "node:assert/strict";
import { test } from "node:test";
import { languageCookie, languageIn } from "../src/lib/languageCookie.ts";

test("the language is found among other cookies", () => {
  assert.equal(languageIn("lang=pl"), "pl");
  assert.equal(languageIn("theme=dark; lang=fr; name=Ana"), "fr");
  assert.equal(languageIn("slang=es; name=lang"), null);
  assert.equal(languageIn(""), null);
});

test("the cookie that is written is the one that is read", () => {
  assert.equal(languageIn(languageCookie("es", false)), "es");
  assert.match(languageCookie("es", true), /; path=\/; .*; secure$/);
});
