import { writeFileSync } from "node:fs";

import { dataPaths } from "../../config/content";
import { parseCodeMeta } from "../../mdx/code/code-meta";
import { nodesOf } from "../../mdx/nodes/walk";
import { parseFile } from "../../mdx/read/parse";
import { inferTypes, typesKey } from "../../mdx/script-types/infer-types";
import { readDeclarations } from "../../reference/toolkit/types/read-declarations";
import { sampleFiles } from "../../verification/doctest/samples/sample-files";

/** usage: types-read.ts [folder]; stores in content or the folder what's slow to read: declarations, samples' types. */
const files = dataPaths(process.argv[2] ?? "content");

/** Returns JSON with one line per entry. */
const lines = (entries: readonly string[], [open, close]: string): string =>
  `${open}\n${entries.join(",\n")}\n${close}\n`;

const declarations = readDeclarations("node_modules/ddex-builder/index.d.ts").map((type) => JSON.stringify(type));
writeFileSync(files.types, lines(declarations, "[]"));

/** The samples that show types. */
const typed = sampleFiles()
  .flatMap((file) => nodesOf(parseFile(file).tree, "code"))
  .filter(({ meta }) => parseCodeMeta(meta).twoslash)
  .map(({ value }) => value);
const scripts = typed.map((code) => {
  const types = inferTypes(code);
  if (!Array.isArray(types)) throw new Error(`${types.message}\n${code}`);
  return `${JSON.stringify(typesKey(code))}: ${JSON.stringify(types)}`;
});
writeFileSync(files.scriptTypes, lines(scripts, "{}"));
