/**
 * The bundler puts its runtime, one short function, in a separate file. To save a request, every chunk that needs it
 * gets a copy instead.
 */
import type { Plugin } from "vite";

const NAME = "rolldown-runtime";
const IMPORT = new RegExp(`import\\{([^}]*)\\}from"\\./${NAME}-[^"]*";`);
const EXPORT = /export\{([^}]*)\};?\s*$/;

/** Parses an export list such as `a as b, c` into pairs of local and exported names. */
const pairs = (list: string) =>
  list.split(",").map((each) => {
    const [here, there = here] = each.trim().split(" as ");
    return [here!, there!] as const;
  });

export function runtime(): Plugin {
  return {
    name: "runtime",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const found = chunks.find((chunk) => chunk.name === NAME);
      const core = chunks.find((chunk) => chunk.name === "core");
      if (!found || !core) throw new Error("the bundler's runtime is elsewhere now: is this plugin still needed?");
      const given = new Map(pairs(EXPORT.exec(found.code)![1]!).map(([inner, outer]) => [outer, inner]));
      const body = found.code.replace(EXPORT, "");
      for (const chunk of chunks) {
        chunk.code = chunk.code
          .replace(IMPORT, (_, list: string) => {
            const names = pairs(list);
            const inner = names.map(([name]) => given.get(name)!);
            return `const[${names.map(([, name]) => name)}]=(()=>{${body}return[${inner}]})();`;
          })
          // Preload lists refer to files by index, so put another loaded file in its place.
          .replaceAll(found.fileName, core.fileName);
        if (chunk !== found && chunk.code.includes(NAME)) throw new Error(`${chunk.fileName} still needs ${NAME}`);
      }
      delete bundle[found.fileName];
    },
  };
}
