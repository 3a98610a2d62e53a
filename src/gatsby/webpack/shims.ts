import path from "node:path";

const cache = (file: string): string => path.resolve(".cache", file);
const shim = (file: string): string => path.resolve("src/gatsby/shims", file);
const nothing = path.resolve("src/gatsby/webpack/nothing.ts");

/**
 * Webpack aliases for the deployed site's scripts: they remove what Gatsby adds to every page but the site doesn't use,
 * and replace what it uses only a little with lighter shims.
 */
export const shims: Readonly<Record<string, string>> = {
  "gatsby-script": nothing,
  [path.resolve("node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js")]: nothing,
  [cache("register-service-worker.js")]: nothing,
  "@gatsbyjs/reach-router": shim("reach-router.tsx"),
  gatsby$: shim("gatsby.ts"),
  "gatsby-link": shim("gatsby-link.ts"),
  "gatsby-react-router-scroll": shim("router-scroll.tsx"),
  "prop-types": shim("prop-types.ts"),
  "react-helmet": shim("helmet.ts"),
  [cache("head/head-export-handler-for-browser.js")]: shim("head-export.ts"),
  [cache("find-path.js")]: shim("find-path.ts"),
  [cache("loader.js")]: shim("loader.ts"),
  [cache("static-query.js")]: shim("static-query.ts"),
  [path.resolve("src/components/parts/seo.tsx")]: shim("seo.tsx"),
  [path.resolve("src/components/parts/json-ld.ts")]: shim("json-ld.ts"),
  "gatsby/cache-dir/loader": shim("loader.ts"),
  [path.resolve("src/components/served/report-static-queries.ts")]: shim("report-static-queries.ts"),
};
