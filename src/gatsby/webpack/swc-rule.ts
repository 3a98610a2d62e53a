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

/** Is this what only Gatsby's Babel plugins can compile: a module with a query, or an image, that they take out of it? */
const needsBabel = (file: string): boolean => /\bgraphql\b|\bStaticImage\b/.test(readFileSync(file, "utf8"));

const isForSwc = (file: string): boolean =>
  SCRIPT.test(file) && (file.startsWith(src) || file.startsWith(cache)) && !needsBabel(file);

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
