/**
 * How the client is split: one script and one style sheet for what every page needs, for each larger page, for the
 * table and for each game. Split finer, a page on a slow connection would wait for many small files in turn.
 *
 * `preload.json` tells the server which files each URL needs, so that its page can list all of them at once.
 */
import { relative } from "node:path";
import type { Plugin, Rolldown } from "vite";

/** The page for each URL pattern, in the server's syntax. */
const PAGES: Record<string, string> = {
  "/": "Lobby",
  "/aid/{game}": "Aid",
  "/join": "Join",
  "/learn/{game}": "Learn",
  "/learn/{game}/{name}": "Learn",
  "/new/{game}": "NewTable",
  "/rules": "AllRules",
  "/rules/{game}": "Rules",
  "/rules/{game}/cards": "Cards",
  "/rules/{game}/glossary": "Rules",
  "/rules/{game}/notation": "Notation",
  "/settings": "Settings",
  "/t/{id}": "Table",
  "/t/{id}/replay": "Replay",
};

const ENTRY = "src/main.ts";
const TABLE = "src/pages/Table.svelte";
const LOBBY = "src/pages/Lobby.svelte";
/** Large pages that share the table's chunk. */
const AT_TABLES = new Set([TABLE, "src/pages/Replay.svelte", "src/pages/Learn.svelte"]);
const GAME = /^src\/games\/([a-z]+)\//;
/** The lobby uses single pictures of games as emblems; tables use sprite sheets. */
const SIGN = /^src\/games\/.*\.svg$/;

/** The chunk of each module; none if it belongs to one page or is loaded on demand. */
export function chunks(root: string, games: readonly string[]): Rolldown.CodeSplittingOptions {
  const near = (id: string) => relative(root, id.split("?")[0]!);
  const pages = [...new Set(Object.values(PAGES))].map((page) => `src/pages/${page}.svelte`);
  const boards = games.map((game) => `src/games/${game}/index.ts`);
  const known = new Map<string, Set<string>>();
  /** The static imports of a module, transitively. */
  const needs = (start: string, context: Rolldown.ChunkingContext): Set<string> => {
    const found = known.get(start) ?? new Set<string>();
    if (known.has(start)) return found;
    known.set(start, found);
    const todo = [`${root}/${start}`];
    for (let id = todo.pop(); id !== undefined; id = todo.pop()) {
      if (found.has(id)) continue;
      found.add(id);
      todo.push(...(context.getModuleInfo(id)?.importedIds ?? []));
    }
    return found;
  };
  const name: Rolldown.CodeSplittingNameFunction = (id, context) => {
    const path = near(id);
    const isNeededBy = (start: string) => needs(start, context).has(id);
    if (SIGN.test(path)) return "lobby";
    const game = GAME.exec(path)?.[1];
    if (game) return isNeededBy(`src/games/${game}/index.ts`) ? game : null;
    if (isNeededBy(ENTRY)) return "core";
    const users = pages.filter(isNeededBy);
    const light = users.filter((page) => !AT_TABLES.has(page));
    if (light.length > 1 || (light.length && users.length > light.length)) return "core";
    if (light.length) return light[0] === LOBBY ? "lobby" : null;
    if (users.includes(TABLE) || users.length > 1 || boards.some(isNeededBy)) return "table";
    return null;
  };
  return { includeDependenciesRecursively: false, groups: [{ name, debugName: "pages and games" }] };
}

/** Writes the list of files that each page needs for its first view. */
export function preload(games: readonly string[], languages: readonly string[]): Plugin {
  return {
    name: "preload",
    apply: "build",
    // After the runtime chunk has been inlined.
    enforce: "post",
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
      const always = needed("/src/main.ts");
      const beyond = (module: string, known: string[]) => needed(module).filter((file) => !known.includes(file));
      const table = needed("/src/pages/Table.svelte");
      const manifest = {
        fonts: ["alegreya-sans-400", "alegreya-sans-700", "alegreya-700"].map((font) => named(`${font}.woff2`)),
        pages: Object.fromEntries(
          Object.entries(PAGES).map(([url, page]) => [url, beyond(`/src/pages/${page}.svelte`, always)]),
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
            Object.fromEntries(["shared", "lesson", ...games].map((name) => [name, named(`${name}-${language}.ftl`)])),
          ]),
        ),
      };
      this.emitFile({ type: "asset", fileName: "preload.json", source: JSON.stringify(manifest) });
    },
  };
}
