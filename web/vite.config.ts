import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { sheets } from "./sheets.ts";

const here = (path: string) => decodeURIComponent(new URL(path, import.meta.url).pathname);

/** What every page needs before it can say anything. */
const WORDS = /\/locale\/[a-z]+\/(core|server|client)\.ftl$/;

/** The worker that answers while there is no server, with the names of this version's files. */
function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
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
      for (const chunk of chunks) if (chunk.isEntry) take(chunk.fileName);
      for (const file of Object.values(bundle))
        if (file.type === "asset" && file.originalFileNames.some((name) => WORDS.test(name))) first.add(file.fileName);
      const names = (files: Iterable<string>) => JSON.stringify([...files].map((file) => `/${file}`));
      const ours = Object.keys(bundle).filter((file) => file.startsWith("assets/"));
      const source = readFileSync(here("./worker.js"), "utf8")
        .replace(/const FIRST = .*;/, `const FIRST = ${names(first)};`)
        .replace(/const OURS = .*;/, `const OURS = new Set(${names(ours)});`);
      this.emitFile({ type: "asset", fileName: "worker.js", source });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), sheets(here("./src/lib/pieces")), worker()],
  // The words are one set of files for Python and the browser.
  resolve: {
    alias: {
      $lib: here("./src/lib"),
      $locale: here("../src/cosecha/locale"),
      $fonts: here("../src/cosecha/server/pages/static/fonts"),
    },
  },
  server: { fs: { allow: [here("..")] } },
  build: {
    outDir: here("../src/cosecha/server/bundle"),
    emptyOutDir: true,
    // Tells the tests which files a page needs.
    manifest: true,
    // The server's content policy allows no inline data, and a picture in a style sheet is loaded by everybody.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
