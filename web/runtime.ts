/**
 * The bundler puts its runtime, one short function, in a file of its own. A page on a slow line shouldn't wait for one
 * more request because of it, so every chunk that needs it gets a copy.
 */
import type { Plugin } from "vite";

const NAME = "rolldown-runtime";
const IMPORT = new RegExp(`import\\{([^}]*)\\}from"\\./${NAME}-[^"]*";`);
const EXPORT = /export\{([^}]*)\};?\s*$/;

/** `a as b, c` as pairs: what something is called here, and what it is called there. */
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
          // Lists of files to fetch ahead are numbered: another file that is there already takes its place.
          .replaceAll(found.fileName, core.fileName);
        if (chunk !== found && chunk.code.includes(NAME)) throw new Error(`${chunk.fileName} still needs ${NAME}`);
      }
      delete bundle[found.fileName];
    },
  };
}
