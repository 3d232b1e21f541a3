/**
 * The lobby's picture of each game, rendered once at build time from the parts of its board (`Cover.svelte`): an image
 * costs a phone next to nothing, while rendering its hundreds of parts takes half a second.
 *
 * `import covers from "virtual:covers"` has their URLs: `covers.santiago.light`, `covers.santiago.dark`.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { createServer, type Plugin } from "vite";
import { folderOf, sheet, sheets } from "./sheets.ts";

const ASKED = "virtual:covers";
const THEMES = ["light", "dark"] as const;
/** Replaces the sprite module during rendering: the symbols are inlined into the picture. */
const SPRITE = `
export const sprite = (game, _, more = "") => {
  globalThis.drawnBesides = { ...globalThis.drawnBesides, [game]: more };
  return (name) => "#" + game + "-" + name;
};
export const lazySprite = sprite;
export const pictures = async () => {};
`;

export function covers(root: string, games: readonly string[], alias: Record<string, string>): Plugin {
  const marks = join(root, "src/lib/pieces");
  let drawing: Promise<Map<string, string>> | undefined;
  let building = false;
  return {
    name: "covers",
    configResolved(config) {
      building = config.command === "build";
    },
    resolveId: (id) => (id === ASKED ? `\0${ASKED}` : null),
    async load(id) {
      if (id !== `\0${ASKED}`) return null;
      drawing ??= draw(root, games, alias, marks);
      const pictures = await drawing;
      const lines = games.map((game) => {
        const urls = THEMES.map((theme) => {
          const source = pictures.get(`${game}-${theme}`)!;
          if (!building) return `${theme}: ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)}`;
          const file = this.emitFile({ type: "asset", name: `${game}-cover-${theme}.svg`, source });
          return `${theme}: import.meta.ROLLUP_FILE_URL_${file}`;
        });
        return `${game}: { ${urls.join(", ")} }`;
      });
      return `export default { ${lines.join(",\n")} }`;
    },
  };
}

/** The pictures by game and theme. */
async function draw(root: string, games: readonly string[], alias: Record<string, string>, marks: string) {
  const tokens = tokensOf(readFileSync(join(root, "src/style/tokens.css"), "utf8"));
  const server = await createServer({
    root,
    configFile: false,
    logLevel: "error",
    cacheDir: join(root, "node_modules/.vite-covers"),
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    resolve: { alias },
    plugins: [
      {
        name: "no-sprite",
        enforce: "pre",
        load: (id) => (id.endsWith("/src/lib/sprite.ts") ? SPRITE : null),
      },
      svelte({ emitCss: false }),
      sheets(marks),
    ],
  });
  try {
    const { render } = await server.ssrLoadModule("svelte/server");
    const drawn = new Map<string, string>();
    for (const game of games) {
      const { default: Cover } = await server.ssrLoadModule(`/src/games/${game}/Cover.svelte`);
      const { head, body } = render(Cover);
      const besides = (globalThis as { drawnBesides?: Record<string, string> }).drawnBesides?.[game] ?? "";
      const symbols = sheet(game, folderOf(join(root, "src/games", game, "pieces"), marks)) + besides;
      for (const theme of THEMES) drawn.set(`${game}-${theme}`, picture(head, body, symbols, tokens[theme]));
    }
    return drawn;
  } finally {
    await server.close();
  }
}

/** A self-contained SVG, with the symbols and colors it uses. */
function picture(head: string, body: string, symbols: string, tokens: Map<string, string>): string {
  const [, attributes = "", content = ""] =
    /<svg([^>]*)>([\s\S]*)<\/svg>/.exec(body.replaceAll(/<!--[\s\S]*?-->/g, "")) ?? [];
  const box = /viewBox="[^"]*"/.exec(attributes)?.[0];
  if (!box) throw new Error("a cover without a picture");
  const kept = attributes.match(/(class|style)="[^"]*"/g)?.join(" ") ?? "";
  const styles = [...head.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) =>
    css!.replaceAll(/\/\*[\s\S]*?\*\//g, ""),
  );
  const byId = new Map(
    [...symbols.matchAll(/<(symbol|clipPath) id="([^"]+)"[\s\S]*?<\/\1>/g)].map(([text, , id]) => [id!, text]),
  );
  const used = reach([content], (text) =>
    [...text.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => byId.get(id!)),
  );
  const shown = [...styles, kept, content, ...used];
  const colors = reach(shown, (text) =>
    [...text.matchAll(/var\((--[a-z0-9-]+)/g)].map(([, name]) =>
      tokens.has(name!) ? `${name}:${tokens.get(name!)}` : undefined,
    ),
  );
  const fit = /preserveAspectRatio="[^"]*"/.exec(attributes)?.[0] ?? 'preserveAspectRatio="xMidYMin slice"';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${box} ${fit} ${kept}>`,
    `<style>:root{font-family:"Alegreya Sans","Gill Sans","Trebuchet MS",sans-serif;${colors.join(";")}}${styles.join("")}</style>`,
    `<defs>${used.join("")}</defs>${content}</svg>`,
  ].join("");
}

/** The transitive closure of references, each text once. */
function reach(texts: string[], leads: (text: string) => (string | undefined)[]): string[] {
  const found = new Set<string>();
  const todo = [...texts];
  for (let text = todo.pop(); text !== undefined; text = todo.pop())
    for (const next of leads(text))
      if (next !== undefined && !found.has(next)) {
        found.add(next);
        todo.push(next);
      }
  return [...found];
}

/** The design tokens of both themes. */
function tokensOf(css: string): Record<(typeof THEMES)[number], Map<string, string>> {
  const plain = css.replaceAll(/\/\*[\s\S]*?\*\//g, "");
  const declared = (block: string) =>
    [...block.matchAll(/(--[a-z0-9-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!.trim()] as const);
  const block = (selector: string) => new RegExp(`${selector}\\s*\\{([^}]*)\\}`).exec(plain)?.[1] ?? "";
  const light = declared(block(":root"));
  return { light: new Map(light), dark: new Map([...light, ...declared(block('\\[data-theme="dark"\\]'))]) };
}
