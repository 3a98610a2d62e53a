import { writeFileSync } from "node:fs";

import { dataPaths } from "../../config/content";
import { typedSamples } from "../../verification/doctest/samples/typed-samples";
import { readDeclarations } from "../../reference/toolkit/types/read-declarations";

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
const scripts = typedSamples().map(([key, types]) => `${json(key)}: ${json(types)}`);
writeFileSync(files.scriptTypes, lines(scripts, "{}"));
