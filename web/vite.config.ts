import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { chunks, preload } from "./chunks.ts";
import { covers } from "./covers.ts";
import { packed } from "./packed.ts";
import { runtime } from "./runtime.ts";
import { sheets } from "./sheets.ts";
import { words } from "./words.ts";

const here = (path: string) => decodeURIComponent(new URL(path, import.meta.url).pathname);

const GAMES = ["santiago", "cacao", "agricola"];
const LANGUAGES = Object.keys(JSON.parse(readFileSync(here("../src/cosecha/locale/languages.json"), "utf8")));
/** The messages that every page needs. */
const WORDS = /^shared-[a-z]+\.ftl$/;

/** Emits the service worker, with the names of this version's files filled in. */
function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    // After the HTML is written, when an entry that only imports others has no file.
    enforce: "post",
    generateBundle(_, bundle) {
      const first = new Set<string>();
      const take = (name: string) => {
        const chunk = bundle[name];
        if (chunk?.type !== "chunk" || first.has(name)) return;
        first.add(name);
        for (const style of chunk.viteMetadata?.importedCss ?? []) first.add(style);
        chunk.imports.forEach(take);
      };
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      // Offline, people most often open the lobby.
      for (const module of ["/src/main.ts", "/src/pages/Lobby.svelte"])
        for (const chunk of chunks) if (chunk.moduleIds.some((id) => id.endsWith(module))) take(chunk.fileName);
      for (const file of Object.values(bundle))
        if (file.type === "asset" && file.names.some((name) => WORDS.test(name))) first.add(file.fileName);
      const names = (files: Iterable<string>) => JSON.stringify([...files].map((file) => `/${file}`));
      const ours = Object.keys(bundle).filter((file) => file.startsWith("assets/"));
      const source = readFileSync(here("./worker.js"), "utf8")
        .replace(/const FIRST = .*;/, `const FIRST = ${names(first)};`)
        .replace(/const OURS = .*;/, `const OURS = new Set(${names(ours)});`);
      this.emitFile({ type: "asset", fileName: "worker.js", source });
    },
  };
}

const alias = {
  $lib: here("./src/lib"),
  $locale: here("../src/cosecha/locale"),
  $fonts: here("../src/cosecha/server/pages/static/fonts"),
};

export default defineConfig({
  plugins: [
    svelte(),
    sheets(here("./src/lib/pieces")),
    // Python and the browser share the message files.
    words(here("../src/cosecha/locale"), GAMES),
    covers(here(".").replace(/\/$/, ""), GAMES, alias),
    runtime(),
    preload(GAMES, LANGUAGES),
    worker(),
    packed(),
  ],
  resolve: { alias },
  server: { fs: { allow: [here("..")] } },
  build: {
    outDir: here("../src/cosecha/server/bundle"),
    emptyOutDir: true,
    // For the tests, which check the files of each page.
    manifest: true,
    // The server's content security policy forbids data URLs, and everybody would load pictures in a style sheet.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: chunks(here(".").replace(/\/$/, ""), GAMES) } },
  },
});
