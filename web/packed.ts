/** Compresses every text file of the bundle with Brotli; the server sends the result as is. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /^assets\/.*\.(js|css|ftl|svg)$/;

export function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle).filter((file) => TEXT.test(file))) {
        const path = join(dir!, name);
        const source = readFileSync(path);
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: source.length };
        writeFileSync(`${path}.br`, brotliCompressSync(source, { params }));
      }
    },
  };
}
