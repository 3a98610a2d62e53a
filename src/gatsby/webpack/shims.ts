import { createRequire } from "node:module";
import path from "node:path";

import type { RuleSetRule } from "webpack";

import { pathPrefix } from "../../utils/address";

const shim = (file: string): string => path.resolve("src/gatsby/shims", file);

const { resolve } = createRequire(path.resolve("package.json"));

// By file name, because Gatsby's aliases for `react` and `react-dom` come before ours.
const jsxRuntime = resolve("react/jsx-runtime").replace(/\.js$/, "");
const reactDom = path.dirname(resolve("react-dom/package.json"));

/** Rules that give our components and posts with code a JSX runtime for the path prefix; none without a prefix. */
export const prefixedLinks: readonly RuleSetRule[] = pathPrefix
  ? [
      {
        include: process.cwd(),
        exclude: [path.resolve("node_modules"), path.resolve(".cache"), shim("jsx-runtime.ts")],
        resolve: { alias: { [jsxRuntime]: shim("jsx-runtime.ts") } },
      },
    ]
  : [];

const cache = (file: string): string => path.resolve(".cache", file);
const nothing = shim("nothing.ts");

const reactDomForBrowsers = path.join(reactDom, "cjs/react-dom.production.min.js");

/** Webpack aliases to React DOM itself instead of modules that choose it, to leave out what nobody imports. */
export const reactDomAliases: Readonly<Record<string, string>> = {
  [`${reactDom}$`]: reactDomForBrowsers,
  [path.join(reactDom, "client")]: reactDomForBrowsers,
};

/** Webpack aliases for the deployed site's scripts: nothing for what the site doesn't use, and lighter shims. */
export const shims: Readonly<Record<string, string>> = {
  "gatsby-script": nothing,
  [path.resolve("node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js")]: nothing,
  [cache("emitter.js")]: nothing,
  [cache("react-dom-utils.js")]: nothing,
  [cache("redirect-utils.js")]: nothing,
  [cache("register-service-worker.js")]: nothing,
  "@gatsbyjs/reach-router": shim("reach-router.tsx"),
  gatsby$: shim("gatsby.ts"),
  "gatsby-link": shim("gatsby.ts"),
  "gatsby-react-router-scroll": shim("router-scroll.tsx"),
  "prop-types": shim("prop-types.ts"),
  "react-helmet": shim("helmet.ts"),
  [cache("head/head-export-handler-for-browser.js")]: shim("gatsby.ts"),
  [cache("find-path.js")]: shim("loader.ts"),
  [cache("loader.js")]: shim("loader.ts"),
  [cache("static-query.js")]: shim("gatsby.ts"),
  [path.resolve("src/components/layout/footer.tsx")]: shim("footer.tsx"),
  [path.resolve("src/components/parts/seo.tsx")]: shim("seo.tsx"),
  [path.resolve("src/components/parts/json-ld.ts")]: shim("json-ld.ts"),
};
