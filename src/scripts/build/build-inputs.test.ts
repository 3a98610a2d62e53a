import { readFileSync } from "node:fs";
import path from "node:path";

import ts from "typescript";

import { buildInputs } from "./build-inputs";

const SUFFIXES = [".ts", ".tsx"];

/** What a file imports of ours, as TypeScript reads it. */
const importsOf = (file: string): string[] =>
  ts
    .preProcessFile(readFileSync(file, "utf8"))
    .importedFiles.filter(({ fileName }) => fileName.startsWith("."))
    .flatMap(({ fileName }) => {
      const base = path.join(path.dirname(file), fileName.replace(/\?.*/, ""));
      return [base, ...SUFFIXES.map((suffix) => base + suffix)].find((name) => ts.sys.fileExists(name)) ?? [];
    });

const closureOf = (entries: readonly string[]): string[] => {
  const files = new Set(entries);
  for (const file of files) if (SUFFIXES.includes(path.extname(file))) importsOf(file).forEach((one) => files.add(one));
  return [...files];
};

it.each([
  ["nodes", ["gatsby-config.ts", "gatsby-node.ts"], 200],
  ["samples", ["src/sample-checks/run-samples.ts"], 60],
] as const)("all code that is run for the %s is among their inputs", (result, entries, least) => {
  const code = closureOf(entries);
  expect(code.length).toBeGreaterThan(least);
  const inputs = new Set(buildInputs[result]());
  expect(code.filter((file) => !inputs.has(file))).toEqual([]);
});

it("programs that build-time code runs by name are inputs, templates and components that it does not import are none", () => {
  const nodes = buildInputs.nodes();
  expect(nodes).toContain(path.normalize("src/scripts/typedoc.ts"));
  expect(nodes).not.toContain(path.normalize("src/components/root.tsx"));
});
