import path from "node:path";

const cache = (file: string): string => path.resolve(".cache", file);
const standIn = (file: string): string => path.resolve("src/gatsby/shims", file);
const nothing = path.resolve("src/gatsby/webpack/nothing.ts");

/**
 * Webpack's aliases for the scripts of the deployed site: what Gatsby would bring to every page and the site has not, and
 * lighter stand-ins for what it has but does little with.
 */
export const standIns: Readonly<Record<string, string>> = {
  "gatsby-script": nothing,
  [path.resolve("node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js")]: nothing,
  [cache("register-service-worker.js")]: nothing,
  "@gatsbyjs/reach-router": standIn("reach-router.tsx"),
  gatsby$: standIn("gatsby.ts"),
  "gatsby-link": standIn("gatsby-link.ts"),
  "gatsby-react-router-scroll": standIn("router-scroll.tsx"),
  "prop-types": standIn("prop-types.ts"),
  "react-helmet": standIn("helmet.ts"),
  [cache("head/head-export-handler-for-browser.js")]: standIn("head-export.ts"),
  [cache("find-path.js")]: standIn("find-path.ts"),
  [cache("loader.js")]: standIn("loader.ts"),
  [cache("static-query.js")]: standIn("static-query.ts"),
  [path.resolve("src/components/parts/seo.tsx")]: standIn("seo.tsx"),
  [path.resolve("src/components/parts/json-ld.ts")]: standIn("json-ld.ts"),
  [path.resolve("src/components/parts/blog-json-ld.ts")]: standIn("json-ld.ts"),
  "gatsby/cache-dir/loader": standIn("loader.ts"),
  [path.resolve("src/components/served/report-static-queries.ts")]: standIn("tell-static-queries.ts"),
};
