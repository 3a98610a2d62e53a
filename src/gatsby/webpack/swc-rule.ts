import { readFileSync } from "node:fs";
import path from "node:path";

import browserslist from "browserslist";
import type { CreateWebpackConfigArgs } from "gatsby";
import type { RuleSetRule } from "webpack";

/** What Gatsby has webpack compile for: the site and its HTML, in production and in develop. */
export type Stage = CreateWebpackConfigArgs["stage"];

const SCRIPT = /\.(?:[cm]?js|jsx|tsx?)$/;
const src = path.resolve("src") + path.sep;
const cache = path.resolve(".cache") + path.sep;

/** What only Gatsby's Babel plugins can compile: the result of a query, an image, or what a page runs on a server, which they put into or take out of a module. */
const FOR_BABEL =
  /\buseStaticQuery\b|\bStaticImage\b|\bgetServerData\b|^export (?:const|async function|function) config\b/m;

const isForSwc = (file: string): boolean =>
  SCRIPT.test(file) &&
  (file.startsWith(cache) || (file.startsWith(src) && !FOR_BABEL.test(readFileSync(file, "utf8"))));

/** Does Gatsby's Babel compile TypeScript by this rule? Two do, one of them again what the other has compiled. */
const isBabelRule = ({ test, use, resourceQuery }: RuleSetRule): boolean =>
  !resourceQuery && typeof use === "function" && test instanceof RegExp && test.test("x.tsx");

/** Rule that compiles our modules and Gatsby's of `.cache`: HTML's for this version of Node.js, others for the browsers of package.json. */
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

/** Rules of webpack of which swc compiles what Gatsby's Babel need not: the same modules several times as fast. */
export const withSwc = (rules: readonly RuleSetRule[], stage: Stage): RuleSetRule[] => {
  const [babelRule] = rules.filter(isBabelRule);
  return [...rules.filter((rule) => !isBabelRule(rule)), { ...babelRule, exclude: isForSwc }, swcRule(stage)];
};
