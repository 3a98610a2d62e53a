import type { RuleSetRule } from "webpack";

/**
 * Webpack's rule for libxml2, which uses its own URL but not in a browser. Webpack would replace it with the path on
 * the build machine.
 */
export const libxml2Rule: RuleSetRule = {
  test: /[\\/]libxml2raw\.mjs$/,
  loader: "swc-loader",
  options: { jsc: { target: "es2022", transform: { optimizer: { globals: { vars: { "import.meta.url": '""' } } } } } },
};
