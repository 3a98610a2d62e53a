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

describe("buildInputs", () => {
  it("all code that is run for the nodes is among their inputs, and what is known of the samples is not", () => {
    const code = closureOf(["gatsby-config.ts", "gatsby-node.ts"]);
    expect(code.length).toBeGreaterThan(200);
    const inputs = new Set(buildInputs.nodes());
    expect(code.filter((file) => !inputs.has(file))).toEqual([]);
    expect([...inputs].filter((file) => file.endsWith("evidence.lock.json"))).toEqual([]);
  });

  it("templates and components that build-time code does not import are no inputs", () => {
    const nodes = buildInputs.nodes();
    expect(nodes).toContain(path.normalize("src/gatsby/hooks/create-pages.ts"));
    expect(nodes).not.toContain(path.normalize("src/components/root.tsx"));
  });
});
