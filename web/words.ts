/**
 * Bundles each language's messages into a few files: those of every page, those of each game's table, lessons, and
 * analyses. Python reads the sources one by one; a browser would need a request for each.
 *
 * `import words from "virtual:words"` has their URLs: `words.en.shared`, `words.en.santiago`.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const ASKED = "virtual:words";
const SHARED = "shared";
const EVERYWHERE = ["core.ftl", "server.ftl", "client.ftl"];
/** Bots and their hints, for every game. */
const ADVICE = "advice.ftl";
/** Messages only for lessons. */
const LESSON = "lesson";
/** Messages only for analyses. */
const COACH = "coach";
/** A game's messages for the lobby. */
const FOR_THE_LOBBY = /^(about|option)\b/;
/** The kinds of series that a game has of its own are named in the lobby, too. */
const SERIES = /^series-/;

export function words(locale: string, games: readonly string[]): Plugin {
  let building = false;
  return {
    name: "words",
    configResolved(config) {
      building = config.command === "build";
    },
    resolveId: (id) => (id === ASKED ? `\0${ASKED}` : null),
    load(id) {
      if (id !== `\0${ASKED}`) return null;
      const languages = readdirSync(locale, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && existsSync(join(locale, entry.name, EVERYWHERE[0]!)))
        .map((entry) => entry.name);
      const lines = languages.map((language) => {
        const folder = join(locale, language);
        for (const file of readdirSync(folder)) if (file.endsWith(".ftl")) this.addWatchFile(join(folder, file));
        const urls = Object.entries(collected(folder, games)).map(([name, source]) => {
          if (!building) return `${name}: ${JSON.stringify(`data:text/plain,${encodeURIComponent(source)}`)}`;
          const file = this.emitFile({ type: "asset", name: `${name}-${language}.ftl`, source });
          return `${name}: import.meta.ROLLUP_FILE_URL_${file}`;
        });
        return `${language}: { ${urls.join(", ")} }`;
      });
      return `export default { ${lines.join(",\n")} }`;
    },
  };
}

/** A language's messages, by output file. */
function collected(folder: string, games: readonly string[]): Record<string, string> {
  const found: Record<string, string[]> = Object.fromEntries(
    [SHARED, LESSON, COACH, ...games].map((name) => [name, []]),
  );
  const take = (file: string, game?: string) => {
    for (const message of messages(readFileSync(join(folder, file), "utf8"))) {
      const owner = game ?? games.find((name) => message.startsWith(`${name}-`));
      const rest = owner && message.startsWith(`${owner}-`) ? message.slice(owner.length + 1) : "";
      found[owner && !FOR_THE_LOBBY.test(rest) && !SERIES.test(message) ? owner : SHARED]!.push(message);
    }
  };
  for (const file of EVERYWHERE) take(file);
  take(ADVICE);
  for (const name of [LESSON, COACH]) found[name] = messages(readFileSync(join(folder, `${name}.ftl`), "utf8"));
  for (const game of games)
    for (const file of readdirSync(folder))
      if (file === `${game}.ftl` || (file.startsWith(`${game}-`) && file.endsWith(".ftl"))) take(file, game);
  return Object.fromEntries(Object.entries(found).map(([name, parts]) => [name, `${parts.join("\n")}\n`]));
}

/** The messages of a file, without comments. A message continues while its lines are indented or close a select. */
function messages(source: string): string[] {
  const found: string[] = [];
  for (const line of source.split("\n")) {
    if (line.startsWith("#")) continue;
    if (/^[a-zA-Z-]/.test(line)) found.push(line);
    else if (found.length) found[found.length - 1] += `\n${line}`;
  }
  return found.map((message) => message.trimEnd());
}
