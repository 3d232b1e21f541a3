import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const here = (path: string) => decodeURIComponent(new URL(path, import.meta.url).pathname);

export default defineConfig({
  plugins: [svelte()],
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
