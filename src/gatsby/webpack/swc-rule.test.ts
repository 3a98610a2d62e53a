import { readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";

import { temporaryFolder } from "@ddex-suite/ern/test/temporary-folder";
import type { RuleSetRule } from "webpack";
import webpack from "webpack";

import { withSwc } from "./swc-rule";

/** The relevant part of Gatsby's rules: Babel's for all scripts, the one for TypeScript, two of gatsby-plugin-mdx, and an unrelated one. */
const svg: RuleSetRule = { test: /\.svg$/, type: "asset/source" };
const babel: RuleSetRule = { test: /\.(js|mjs|jsx|ts|tsx)$/, use: () => [] };
const typescript: RuleSetRule = { test: /\.tsx?$/, use: () => [] };
const mdx: RuleSetRule = { test: /\.mdx?$/, use: () => [] };
const layout: RuleSetRule = { resourceQuery: /__contentFilePath=.+\.mdx?(&export=.*)?$/, use: () => [] };
const rules = [babel, svg, mdx, layout, typescript];

const excludes = (file: string): boolean => {
  const rule = withSwc(rules, "build-html").find(({ exclude }) => exclude) as { exclude(file: string): boolean };
  return rule.exclude(path.resolve(file));
};

describe("withSwc", () => {
  it("leaves modules with query results to Babel, and takes over the rest of ours", () => {
    expect(excludes("src/data/sidebars.ts")).toBe(false);
    expect(excludes("src/templates/doc.tsx")).toBe(true);
    expect(excludes("src/components/layout/navbar/navbar.tsx")).toBe(true);
    expect(excludes("node_modules/gatsby-link/dist/index.modern.mjs")).toBe(false);
    const [first, ...rest] = withSwc(rules, "build-html");
    expect(first).toEqual(svg);
    expect(rest).toHaveLength(2);
  });

  it.each([
    ["build-javascript", "react/jsx-runtime", false],
    ["build-html", "react/jsx-runtime", false],
    ["develop-html", "react/jsx-dev-runtime", false],
    ["develop", "react/jsx-dev-runtime", true],
  ] as const)("compiles a component in %s", async (stage, runtime, refreshes) => {
    const folder = temporaryFolder({});
    const compiler = webpack({
      mode: "none",
      entry: path.resolve("src/components/parts/icon.tsx"),
      externals: [/^[^/]/],
      externalsType: "commonjs",
      output: { path: folder, filename: "built.js" },
      module: { rules: withSwc(rules, stage) },
    });
    const stats = await promisify(compiler.run.bind(compiler))();
    expect(stats!.toJson({ errors: true }).errors).toEqual([]);
    const built = readFileSync(path.join(folder, "built.js"), "utf8");
    expect(built).toContain(`require("${runtime}")`);
    expect(built.includes("$RefreshReg$")).toBe(refreshes);
  });
});
