// @ts-check
// A time zone far from UTC, so that tests notice local time used instead of UTC.
process.env.TZ = "Asia/Tokyo";
// For the workers, which collect garbage rarely then, and without threads that would take turns with the other worker's.
process.execArgv.push("--min-semi-space-size=64", "--max-semi-space-size=64", "--single-threaded-gc");
// They live for a minute or two: functions that run less often cost V8 more to optimize than they gain.
process.execArgv.push("--interrupt-budget=540000");

/** ES modules and their run-time imports: transformed, because Jest loads CommonJS. */
const transformed = [
  "@vscode/tree-sitter-wasm",
  "@netlify/.+",
  "satteri",
  "bail|ccount|comma-separated-tokens|decode-named-character-reference|escape-string-regexp|html-void-elements",
  "is-.+|longest-streak|map-obj|markdown-table|parse-entities|path-exists|periscopic|property-information",
  "space-separated-tokens|stringify-entities|trim-(trailing-)?lines|trough|unified|web-namespaces|zwitch",
  "(character|estree|hast|mdast|micromark|rehype|remark|unist|vfile)[^/]*",
];

/**
 * Compiles a file to CommonJS.
 *
 * @type {(transform: object) => [string, object]}
 */
const swc = (transform) => [
  "@swc/jest",
  {
    jsc: { parser: { syntax: "typescript", tsx: true }, transform, target: "es2022" },
    module: { type: "commonjs" },
  },
];

/** The test files of each project, by path prefix; each file is in one project. */
const projects = {
  ern: "packages/ern/",
  playground: "src/playground/",
  site: "src/(?:browser|components|data|pages|search|templates|theme|utils|mdx/shortcodes/styles)/",
  content: "src/(?:diagnostics|mdx(?!/shortcodes/styles)|reference|verification|test/content)/",
  build: "(?:bench|src/(?:config|gatsby|tools|test(?!/content)))/",
};

/** @type {import("jest").Config} */
const common = {
  rootDir: __dirname,
  testEnvironment: "<rootDir>/src/test/jest/shared-environment.cjs",
  runtime: "<rootDir>/src/test/jest/shared-runtime.cjs",
  roots: ["<rootDir>/src", "<rootDir>/packages", "<rootDir>/bench"],
  // Stylesheets as text, which webpack resolves otherwise.
  moduleNameMapper: {
    "\\?(?:source|inline)$": "<rootDir>/src/test/__mocks__/css-source.ts",
    // The Node.js version, even in tests with a document.
    "^#binding$": "<rootDir>/node_modules/satteri/dist/binding.js",
    "-stylesheet$": "<rootDir>/src/test/__mocks__/no-styles.ts",
  },
  modulePathIgnorePatterns: ["<rootDir>/.cache", "<rootDir>/public"],
  setupFilesAfterEnv: ["<rootDir>/src/test/setup.ts"],
  transform: {
    // It declares, but never uses, names that every CommonJS module already has.
    "/satteri/index\\.js$": swc({ optimizer: { simplify: true } }),
    "\\.[cm]?[jt]sx?$": swc({ react: { runtime: "automatic" } }),
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:${transformed.join("|")})/)`],
};

const root = __dirname.replaceAll("\\", "/").replace(/[.*+?^${}()|[\]]/g, "\\$&");

/** @type {import("jest").Config} */
module.exports = {
  rootDir: __dirname,
  // On a busy two-core machine a component test can take longer than Jest's five seconds, a random test more in the long tier.
  testTimeout: process.env.TEST_TIER === "long" ? 600_000 : 30_000,
  reporters: ["default", "<rootDir>/src/test/progress-reporter.cjs"],
  projects: Object.entries(projects).map(([displayName, start]) => ({
    ...common,
    displayName,
    testRegex: `^${root}/${start}.*\\.test\\.tsx?$`,
  })),
};
