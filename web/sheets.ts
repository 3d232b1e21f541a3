/**
 * Packs a folder of pictures into one SVG file of symbols: `import sheet from "./pieces?sheet"` is its URL. That keeps
 * them out of the script, and loads them with one request. Its export `names` lists the pictures, each with those that
 * look good beside it (`data-beside`).
 */
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import type { Plugin } from "vite";

const ASKED = "?sheet";
/** The folder of a game's main sheet; other sheets also have the name of their folder. */
const PIECES = "pieces";

/** `marks` is a folder of pictures that every game's sheet of pieces includes. */
export function sheets(marks: string): Plugin {
  let building = false;
  return {
    name: "sheets",
    configResolved(config) {
      building = config.command === "build";
    },
    resolveId(id, importer) {
      return importer && id.endsWith(ASKED) ? resolve(dirname(importer), id) : null;
    },
    load(id) {
      if (!id.endsWith(ASKED)) return null;
      const folder = id.slice(0, -ASKED.length);
      const game = basename(dirname(folder));
      const isPieces = basename(folder) === PIECES;
      const name = isPieces ? game : `${game}-${basename(folder)}`;
      const files = isPieces ? folderOf(folder, marks) : folderOf(folder);
      for (const file of files) this.addWatchFile(file);
      const source = sheet(name, files);
      const names = `export const names = ${JSON.stringify(besides(files))};`;
      if (!building)
        return `${names} export default ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)}`;
      const file = this.emitFile({ type: "asset", name: `${name}.svg`, source });
      return `${names} export default import.meta.ROLLUP_FILE_URL_${file}`;
    },
  };
}

/** The picture files in some folders. */
export const folderOf = (...places: string[]) =>
  places.flatMap((place) =>
    readdirSync(place)
      .filter((name) => name.endsWith(".svg"))
      .map((name) => join(place, name)),
  );

/** The pictures' names, each with the pieces to draw beside it. */
const besides = (files: string[]): Record<string, string[]> =>
  Object.fromEntries(
    files.map((file) => {
      const [, beside = ""] = /<svg[^>]* data-beside="([^"]*)"/.exec(readFileSync(file, "utf8")) ?? [];
      return [basename(file, ".svg"), beside.split(" ").filter(Boolean)];
    }),
  );

/** The pictures as symbols: `santiago-palm`, and `santiago-palm-halo` if the file says `data-halo`. */
export function sheet(game: string, files: string[]): string {
  const symbols = files.flatMap((file) => {
    const [, attributes = "", content = ""] = /<svg([^>]*)>([\s\S]*)<\/svg>/.exec(readFileSync(file, "utf8")) ?? [];
    const box = /viewBox="([^"]*)"/.exec(attributes)?.[1] ?? "0 0 64 64";
    const shared = attributes.replaceAll(/ (xmlns|viewBox|data-halo|data-beside)="[^"]*"/g, "");
    const picture = `<g${shared}>${content.replaceAll(/<!--[\s\S]*?-->/g, "")}</g>`;
    const id = `${game}-${basename(file, ".svg")}`;
    const made = (id: string, content: string) =>
      `<symbol id="${id}" viewBox="${box}" overflow="visible">${content}</symbol>`;
    return / data-halo=/.test(attributes)
      ? [made(id, picture), made(`${id}-halo`, halo(picture))]
      : [made(id, picture)];
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("\n")}</svg>`;
}

/** The same shape, enlarged and in one color: it sets a piece off from its background. */
function halo(content: string): string {
  return content
    .replaceAll(/ (fill|stroke)="(?!none)[^"]*"/g, ' $1="var(--rim, var(--halo))"')
    .replaceAll(/ stroke-width="[^"]*"/g, ' stroke-width="6.5"');
}
