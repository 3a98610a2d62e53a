import { writeFileSync } from "node:fs";

import { dataPaths } from "../../config/content";
import { codeMeta } from "../../mdx/code/code-meta";
import { nodesOf } from "../../mdx/nodes/walk";
import { parseFile } from "../../mdx/read/parse";
import { keyOfTypes, readTypes } from "../../mdx/script-types/read-types";
import { readDeclarations } from "../../reference/toolkit/types/read-declarations";
import { sampleFiles } from "../../verification/doctest/samples/sample-files";

/**
 * usage: types-read.ts [folder]; stores in content (or the given folder) what the compiler takes seconds to read: the
 * declarations of the installed ddex-builder, and the types of names in samples that show types.
 */
const files = dataPaths(process.argv[2] ?? "content");

const json = (value: unknown): string => JSON.stringify(value);

/** JSON with one line per entry. */
const lines = (entries: readonly string[], [open, close]: string): string =>
  `${open}\n${entries.join(",\n")}\n${close}\n`;

writeFileSync(files.types, lines(readDeclarations("node_modules/ddex-builder/index.d.ts").map(json), "[]"));

/** The samples that show types. */
const typed = sampleFiles()
  .flatMap((file) => nodesOf(parseFile(file).tree, "code"))
  .filter(({ meta }) => codeMeta(meta).twoslash)
  .map(({ value }) => value);
const scripts = typed.map((code) => {
  const types = readTypes(code);
  if (!Array.isArray(types)) throw new Error(`${types.message}\n${code}`);
  return `${json(keyOfTypes(code))}: ${json(types)}`;
});
writeFileSync(files.scriptTypes, lines(scripts, "{}"));
