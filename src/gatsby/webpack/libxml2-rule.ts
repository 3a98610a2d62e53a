import type { RuleSetRule } from "webpack";

/**
 * Webpack's rule for libxml2, which asks for its own address and does nothing with it in a browser: webpack would write
 * there where it lies on the machine that builds.
 */
export const libxml2Rule: RuleSetRule = {
  test: /[\\/]libxml2raw\.mjs$/,
  loader: "swc-loader",
  options: { jsc: { target: "es2022", transform: { optimizer: { globals: { vars: { "import.meta.url": '""' } } } } } },
};
