import { createRequire } from "node:module";
import path from "node:path";

import type { RuleSetRule } from "webpack";

import { pathPrefix } from "../../utils/address";

const shim = path.resolve("src/gatsby/shims/jsx-runtime.ts");

/** By its file, for Gatsby has an alias of `react` before ours. */
const jsxRuntime = createRequire(path.resolve("package.json")).resolve("react/jsx-runtime").replace(/\.js$/, "");

/** Rules by which our components, and posts with code, get the JSX that prints addresses; none for a site at its host's root. */
export const prefixedLinks: readonly RuleSetRule[] = pathPrefix
  ? [
      {
        include: process.cwd(),
        exclude: [path.resolve("node_modules"), path.resolve(".cache"), shim],
        resolve: { alias: { [jsxRuntime]: shim } },
      },
    ]
  : [];
