import { createRequire } from "node:module";
import path from "node:path";

import type { RuleSetRule } from "webpack";

import { pathPrefix } from "../../utils/address";

const shim = path.resolve("src/gatsby/shims/jsx-runtime.ts");

/** By file name, because Gatsby's alias for `react` comes before ours. */
const jsxRuntime = createRequire(path.resolve("package.json")).resolve("react/jsx-runtime").replace(/\.js$/, "");

/** Rules that give our components and posts with code a JSX runtime for the path prefix; none without a prefix. */
export const prefixedLinks: readonly RuleSetRule[] = pathPrefix
  ? [
      {
        include: process.cwd(),
        exclude: [path.resolve("node_modules"), path.resolve(".cache"), shim],
        resolve: { alias: { [jsxRuntime]: shim } },
      },
    ]
  : [];
