/**
 * How the client is cut: a file of script and one of style for what every page needs, for each larger page, for the
 * table and for each game. Cut finer, a page on a slow line would wait for one small file after the other.
 *
 * `preload.json` tells the server which files an address needs, so that its page can name all of them at once.
 */
import { relative } from "node:path";
import type { Plugin, Rolldown } from "vite";

/** The page behind each address, as the server writes addresses. */
const PAGES: Record<string, string> = {
  "/": "Lobby",
  "/join": "Join",
  "/learn/{game}": "Learn",
  "/new/{game}": "NewTable",
  "/rules": "AllRules",
  "/rules/{game}": "Rules",
  "/settings": "Settings",
  "/t/{id}": "Table",
  "/t/{id}/replay": "Replay",
};

const TABLE =
  /^src\/(pages\/Table\.svelte|lib\/(table|scores|motion|pictures)\/|lib\/replay\/rounds|lib\/(live|legal|sound|game|sprite)\b|lib\/ui\/(SeatRows|Tabs|Places|HintSign|Inspect|arrows))/;
/** The forms for setting up a table. */
const SETUP = /^src\/(pages\/NewTable\.svelte|lib\/lobby\/(SeatsForm|OptionsForm|Stepper))/;
const LOBBY = /^src\/(pages\/Lobby\.svelte|lib\/lobby\/(GameCard|MyTables|OpenTables|emblems|lists))/;
/** Single pictures of games are signs in the lobby; a table has them on its sheet. */
const SIGN = /^src\/games\/.*\.svg$/;
const GAME = /^src\/games\/([a-z]+)\//;
/** What other pages need too, though it lies with the table. */
const COMMON = /^src\/lib\/motion\/times/;
/** What few people ask for. */
const ON_DEMAND = /^(node_modules\/uqr\/|src\/lib\/ui\/(QrCode|Keys)\.svelte)/;
const OWN_PAGE = /^src\/(pages\/(?!Broken|Missing)|lib\/replay\/)/;

/** In which chunk a module goes; none if the bundler may decide. */
export function chunks(root: string): Rolldown.CodeSplittingOptions {
  const near = (id: string) => relative(root, id.split("?")[0]!);
  const name = (id: string) => {
    const path = near(id);
    if (ON_DEMAND.test(path)) return null;
    const game = GAME.exec(path)?.[1];
    if (SIGN.test(path)) return "lobby";
    if (game) return path.includes("/gallery/") ? null : game;
    if (COMMON.test(path)) return "core";
    if (LOBBY.test(path)) return "lobby";
    if (TABLE.test(path)) return "table";
    if (SETUP.test(path)) return "setup";
    return OWN_PAGE.test(path) || path === "src/gallery.ts" ? null : "core";
  };
  return { includeDependenciesRecursively: false, groups: [{ name, debugName: "pages and games" }] };
}

/** Which files each address needs before it can show what it is about. */
export function preload(games: readonly string[], languages: readonly string[]): Plugin {
  return {
    name: "preload",
    apply: "build",
    generateBundle(_, bundle) {
      const files = Object.values(bundle);
      const entries = files.filter((file) => file.type === "chunk");
      const needed = (module: string) => {
        const found = new Set<string>();
        const take = (name: string) => {
          const chunk = bundle[name];
          if (chunk?.type !== "chunk" || found.has(name)) return;
          found.add(name);
          for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
          chunk.imports.forEach(take);
        };
        const entry = entries.find((chunk) => chunk.moduleIds.some((id) => id.split("?")[0]!.endsWith(module)));
        if (!entry) throw new Error(`no chunk for ${module}`);
        take(entry.fileName);
        return [...found];
      };
      const named = (name: string) => {
        const file = files.find((each) => each.type === "asset" && each.names.includes(name));
        if (!file) throw new Error(`no file for ${name}`);
        return file.fileName;
      };
      const always = needed("/index.html");
      const beyond = (module: string, known: string[]) => needed(module).filter((file) => !known.includes(file));
      const table = needed("/src/pages/Table.svelte");
      const told = {
        fonts: ["alegreya-sans-400", "alegreya-sans-700", "alegreya-700"].map((font) => named(`${font}.woff2`)),
        pages: Object.fromEntries(
          Object.entries(PAGES).map(([address, page]) => [address, beyond(`/src/pages/${page}.svelte`, always)]),
        ),
        games: Object.fromEntries(
          games.map((game) => [
            game,
            [...beyond(`/src/games/${game}/index.ts`, [...always, ...table]), named(`${game}.svg`)],
          ]),
        ),
        covers: Object.fromEntries(
          games.map((game) => [
            game,
            { light: named(`${game}-cover-light.svg`), dark: named(`${game}-cover-dark.svg`) },
          ]),
        ),
        words: Object.fromEntries(
          languages.map((language) => [
            language,
            Object.fromEntries(["shared", ...games].map((name) => [name, named(`${name}-${language}.ftl`)])),
          ]),
        ),
      };
      this.emitFile({ type: "asset", fileName: "preload.json", source: JSON.stringify(told) });
    },
  };
}
