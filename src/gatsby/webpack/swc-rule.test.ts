import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";

import webpack from "webpack";
import type { RuleSetRule } from "webpack";

import { withSwc } from "./swc-rule";

/** Gatsby's rules as far as they matter: Babel's for all scripts, that for TypeScript, one of another kind. */
const other: RuleSetRule = { test: /\.svg$/, type: "asset/source" };
const babel: RuleSetRule = { test: /\.(js|mjs|jsx|ts|tsx)$/, use: () => [] };
const typescript: RuleSetRule = { test: /\.tsx?$/, use: () => [] };
const layout: RuleSetRule = { resourceQuery: /__contentFilePath/, use: () => [] };
const rules = [babel, other, layout, typescript];

const excludes = (file: string): boolean => {
  const rule = withSwc(rules, "browsers").find(({ exclude }) => exclude) as { exclude(file: string): boolean };
  return rule.exclude(path.resolve(file));
};

it("leaves to Babel what has queries, once, and takes the rest of ours from it", () => {
  expect(excludes("src/templates/doc.tsx")).toBe(false);
  expect(excludes("src/components/layout/navbar.tsx")).toBe(true);
  expect(excludes("node_modules/gatsby-link/dist/index.modern.mjs")).toBe(false);
  expect(withSwc(rules, "browsers")).toHaveLength(4);
  expect(withSwc(rules, "browsers").slice(0, 2)).toEqual([other, layout]);
});

it.each([
  ["browsers", "a ?? b"],
  ["node", "a ?? b"],
] as const)("compiles a module of ours for %s", async (target, kept) => {
  const folder = mkdtempSync(path.resolve("src/gatsby/webpack/test-"));
  try {
    writeFileSync(
      path.join(folder, "index.tsx"),
      "type A = string | null;\nexport const pick = (a: A, b: string): object => <p>{a ?? b}</p>;\n",
    );
    const compiler = webpack({
      mode: "none",
      entry: path.join(folder, "index.tsx"),
      externals: { "react/jsx-runtime": "commonjs react/jsx-runtime" },
      output: { path: folder, filename: "built.js", library: { type: "commonjs" } },
      module: { rules: withSwc(rules, target) },
    });
    const stats = await promisify(compiler.run.bind(compiler))();
    expect(stats!.toJson({ errors: true }).errors).toEqual([]);
    const built = readFileSync(path.join(folder, "built.js"), "utf8");
    expect(built).toContain(kept);
    expect(built).not.toContain("type A");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
