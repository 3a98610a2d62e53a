import { readFileSync } from "node:fs";
import path from "node:path";

import browserslist from "browserslist";
import type { CreateWebpackConfigArgs } from "gatsby";
import type { RuleSetRule } from "webpack";

/** Webpack's rule for libxml2: it keeps its own URL, and what it imports only in Node.js causes no warning. */
export const libxml2Rule: RuleSetRule = {
  test: /[\\/]libxml2raw\.mjs$/,
  parser: { exprContextCritical: false },
  loader: "swc-loader",
  options: { jsc: { target: "es2022", transform: { optimizer: { globals: { vars: { "import.meta.url": '""' } } } } } },
};

/** What Gatsby compiles with webpack: the site and its HTML, for production and for develop. */
export type Stage = CreateWebpackConfigArgs["stage"];

const SCRIPT = /\.(?:[cm]?js|jsx|tsx?)$/;
const ours = ["src" + path.sep, "packages" + path.sep, "gatsby-browser.tsx"].map(
  (place) => path.resolve() + path.sep + place,
);
const cache = path.resolve(".cache") + path.sep;

/** What only Gatsby's Babel plugins compile, adding or removing code: query results, images, pages' server code. */
const FOR_BABEL =
  /\buseStaticQuery\b|\bStaticImage\b|\bgetServerData\b|^export (?:const|async function|function) config\b/m;

const isForSwc = (file: string): boolean =>
  file.endsWith(".mdx") ||
  (SCRIPT.test(file) &&
    (file.startsWith(cache) ||
      (ours.some((folder) => file.startsWith(folder)) && !FOR_BABEL.test(readFileSync(file, "utf8")))));

/** Whether Gatsby's Babel compiles TypeScript with this rule. Two rules do; one compiles the other's output again. */
const isBabelRule = ({ test, use, resourceQuery }: RuleSetRule): boolean =>
  !resourceQuery && typeof use === "function" && test instanceof RegExp && test.test("x.tsx");

/** Whether it is one of gatsby-plugin-mdx, whose modules `interactivePages` makes. */
const isMdxRule = ({ test, resourceQuery }: RuleSetRule): boolean =>
  (test instanceof RegExp && test.test("x.mdx")) ||
  (resourceQuery instanceof RegExp && resourceQuery.test("?__contentFilePath=x.mdx"));

/** Compiles our modules and Gatsby's in `.cache`, for this Node.js if they render HTML, otherwise for browsers. */
const swcRule = (stage: Stage): RuleSetRule => ({
  include: isForSwc,
  type: "javascript/auto",
  loader: "swc-loader",
  options: {
    jsc: {
      parser: { syntax: "typescript", tsx: true },
      transform: {
        react: { runtime: "automatic", development: stage.startsWith("develop"), refresh: stage === "develop" },
      },
    },
    env: { targets: stage.endsWith("html") ? { node: process.versions.node } : browserslist() },
  },
});

/** Webpack rules in which swc, which is several times as fast, compiles everything that doesn't need Gatsby's Babel. */
export const withSwc = (rules: readonly RuleSetRule[], stage: Stage): RuleSetRule[] => {
  const [babelRule] = rules.filter(isBabelRule);
  const others = rules.filter((rule) => !isBabelRule(rule) && !isMdxRule(rule));
  return [...others, { ...babelRule, exclude: isForSwc }, swcRule(stage)];
};
