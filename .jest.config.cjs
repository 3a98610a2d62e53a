// @ts-check
// A zone far from UTC, so that a test notices local time where UTC is meant.
process.env.TZ = "Asia/Tokyo";

/** ES modules, and what imports at run time: transformed, for Jest loads CommonJS. */
const transformed = [
  "@vscode/tree-sitter-wasm",
  "@mdx-js/.+",
  "bail|ccount|comma-separated-tokens|decode-named-character-reference|escape-string-regexp|html-void-elements",
  "is-.+|longest-streak|markdown-table|parse-entities|periscopic|property-information|space-separated-tokens",
  "stringify-entities|trim-lines|trough|unified|web-namespaces|zwitch",
  "(character|estree|hast|mdast|micromark|rehype|remark|unist|vfile)[^/]*",
];

/** @type {import("jest").Config} */
module.exports = {
  rootDir: __dirname,
  testEnvironment: "node",
  // On a busy machine of two cores a component test can take longer than Jest's five seconds.
  testTimeout: 30_000,
  testMatch: ["<rootDir>/src/**/*.test.{ts,tsx}"],
  roots: ["<rootDir>/src"],
  // Stylesheets as text, which webpack resolves.
  moduleNameMapper: {
    "\\?source$": "<rootDir>/src/__mocks__/css-source.ts",
    "-stylesheet$": "<rootDir>/src/__mocks__/no-styles.ts",
  },
  modulePathIgnorePatterns: ["<rootDir>/.cache", "<rootDir>/public"],
  setupFilesAfterEnv: ["<rootDir>/src/test/setup.ts"],
  transform: {
    "\\.[cm]?[jt]sx?$": [
      "@swc/jest",
      {
        jsc: {
          parser: { syntax: "typescript", tsx: true },
          transform: { react: { runtime: "automatic" } },
          target: "es2022",
        },
        module: { type: "commonjs" },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:${transformed.join("|")})/)`],
};
