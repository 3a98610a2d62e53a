import { readFileSync } from "node:fs";
import path from "node:path";

import ts from "typescript";

import { buildInputs } from "./build-inputs";

const SUFFIXES = [".ts", ".tsx", "/index.ts"];

/** Our own modules that a file imports, according to TypeScript. */
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
  for (const file of files) if (/\.tsx?$/.test(file)) importsOf(file).forEach((imported) => files.add(imported));
  return [...files];
};

describe("buildInputs", () => {
  it("includes all code that creates nodes, but not the reports on samples", () => {
    const code = closureOf(["gatsby-config.ts", "gatsby-node.ts"]);
    expect(code.length).toBeGreaterThan(200);
    const inputs = new Set(buildInputs.nodes());
    expect(code.filter((file) => !inputs.has(file))).toEqual([]);
    expect([...inputs].filter((file) => file.endsWith("evidence.lock.json"))).toEqual([]);
  });

  it("leaves out templates and components that no build-time code imports", () => {
    const nodes = buildInputs.nodes();
    expect(nodes).toContain(path.normalize("src/gatsby/hooks/create-pages.ts"));
    expect(nodes).not.toContain(path.normalize("src/components/root.tsx"));
  });
});
