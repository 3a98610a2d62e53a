// @ts-check

/**
 * The allowed imports. Each layer of src has an entry: the reason, the layers it may import, and those from which it
 * may import only types. Every other import is an error. A directory with its own entry isn't part of its parent.
 *
 * @type {Record<string, { why: string; imports: string[]; types?: string[] }>}
 */
const layers = {
  "tools/netlify": { why: "Edge functions run in Deno, so they import nothing of ours.", imports: [] },
  "tools/netlify/functions": {
    why: "Functions in Node.js answer with what the local servers have.",
    imports: ["tools/mcp"],
  },
  utils: { why: "Pure functions for the build and the browser depend on nothing.", imports: [] },
  config: { why: "Everything reads the settings, so they import nothing but helpers.", imports: ["utils"] },
  diagnostics: {
    why: "Everything that reads files reports what is wrong with them in the same way.",
    imports: ["utils", "config"],
  },
  "mdx/script-types": {
    why: "Checks of scripts and the types shown in code blocks ask the compiler the same questions.",
    imports: ["diagnostics", "config"],
  },
  mdx: {
    why: "Markdown is read, checked and printed without the toolkit or Gatsby: shortcodes that need them are passed in.",
    imports: ["mdx/script-types", "diagnostics", "theme", "utils", "config"],
  },
  reference: {
    why: "Symbols, errors, terms and diagrams are data: they know neither Markdown nor pages.",
    imports: ["diagnostics", "utils", "config"],
  },
  "mdx/shortcodes/toolkit": {
    why: "These shortcodes print the symbols of the toolkit.",
    imports: ["reference", "mdx", "diagnostics", "utils", "config"],
  },
  "mdx/shortcodes/site": {
    why: "These shortcodes print the other reference data and the facts of ERN; the list of all shortcodes is here too.",
    imports: ["mdx/shortcodes/toolkit", "reference", "mdx", "ern", "diagnostics", "utils", "config"],
  },
  "mdx/shortcodes/styles": {
    why: "The build picks the styles that a page needs, so they import neither the build nor components.",
    imports: ["mdx", "theme", "utils"],
  },
  data: {
    why: "The data port is all that the browser's code knows of Gatsby: queries, page loading, navigation.",
    imports: ["utils", "config"],
  },
  search: {
    why: "Search runs at build and in the browser, on records that others make.",
    imports: ["data", "theme", "utils", "config"],
  },
  "verification/prose": {
    why: "The text of pages is checked against the symbols, ERN and the page's own samples.",
    imports: ["mdx/shortcodes/site", "mdx", "reference", "diagnostics", "utils", "config", "ern"],
  },
  "verification/doctest": {
    why: "Samples are checked without knowing which pages show them.",
    imports: ["verification/prose", "mdx/script-types", "mdx", "reference", "diagnostics", "utils", "config", "ern"],
  },
  "verification/symbols": {
    why: "Symbols are checked by programs that run the toolkit.",
    imports: ["verification/doctest", "mdx/script-types", "mdx", "reference", "diagnostics", "utils", "config"],
  },
  verification: {
    why: "The evidence comes from the checks of samples and symbols; the build only reads it.",
    imports: [
      "verification/symbols",
      "verification/doctest",
      "verification/prose",
      "reference",
      "mdx",
      "diagnostics",
      "utils",
      "config",
      "ern",
    ],
  },
  gatsby: {
    why: "The build is above everything that it puts together, except what is printed: that is templates.",
    imports: [
      "mdx/shortcodes/site",
      "mdx/shortcodes/toolkit",
      "mdx/shortcodes/styles",
      "mdx",
      "reference",
      "search",
      "verification/prose",
      "verification/doctest",
      "verification/symbols",
      "verification",
      "ern",
      "diagnostics",
      "theme",
      "utils",
      "config",
    ],
  },
  "gatsby/shims": {
    why: "Shims run in the browser, in place of parts of Gatsby and of the site.",
    imports: ["components", "data", "browser/hooks", "utils", "config"],
  },
  playground: {
    why: "The playground is an application in the browser; it shows symbols as data, printed with the site's components.",
    imports: ["ern", "components", "data", "browser/hooks", "theme", "utils", "config"],
    types: ["reference"],
  },
  theme: { why: "Tokens know no component that uses them.", imports: ["utils", "config"] },
  "browser/inline-scripts": {
    why: "Scripts for the first paint do a little of what behaviors, hooks and search do later, with the same code.",
    imports: ["browser/behaviors", "data", "search", "utils", "config"],
  },
  "browser/behaviors": {
    why: "What static HTML does, without React.",
    imports: ["data", "utils", "config", "theme"],
  },
  "browser/service-worker": { why: "A service worker is a script of its own, which the build fills in.", imports: [] },
  "browser/hooks": {
    why: "Hooks serve components and know none.",
    imports: ["browser/behaviors", "data", "search", "theme", "utils", "config"],
  },
  components: {
    why: "Components print what they are given: they know the types of code that runs at build, and no more of it.",
    imports: [
      "browser/hooks",
      "browser/behaviors",
      "browser/inline-scripts",
      "data",
      "search",
      "mdx/shortcodes/styles",
      "theme",
      "utils",
      "config",
    ],
    types: ["gatsby", "mdx", "mdx/shortcodes/toolkit", "reference", "ern"],
  },
  templates: {
    why: "A template is a query and its composition; of the build it knows the type of its context.",
    imports: ["components", "browser/hooks", "theme", "utils", "config"],
    types: ["gatsby"],
  },
  pages: {
    why: "A page with a fixed route composes components.",
    imports: [
      "components",
      "playground",
      "browser/hooks",
      "browser/inline-scripts",
      "search",
      "theme",
      "utils",
      "config",
    ],
    types: ["gatsby"],
  },
  "tools/mcp": {
    why: "The server for assistants answers from the built site, the error catalogue and the engine.",
    imports: ["reference", "search", "ern", "diagnostics", "utils", "config"],
  },
  "tools/scripts": {
    why: "Commands run the other layers; nothing imports a command.",
    imports: [
      "tools/scripts/build",
      "tools/scripts/tools",
      "gatsby",
      "tools/netlify",
      "verification",
      "verification/doctest",
      "verification/symbols",
      "verification/prose",
      "reference",
      "mdx",
      "mdx/script-types",
      "search",
      "diagnostics",
      "utils",
      "config",
    ],
  },
  "tools/scripts/build": {
    why: "Commands and browser tests run builds.",
    imports: ["tools/scripts/tools", "diagnostics", "utils", "config"],
  },
  "tools/scripts/tools": { why: "Commands and tests start other programs in the same way.", imports: ["utils"] },
};

/**
 * A pattern for the files in these directories, without the layers inside them unless they are listed too.
 *
 * @param {string[]} names
 */
const directoriesOf = (names) => {
  const withoutInner = names.map((name) => {
    const inner = Object.keys(layers).filter((other) => other.startsWith(`${name}/`));
    return inner.length > 0 ? `${name}(?!${inner.map((other) => `${other.slice(name.length)}/`).join("|")})` : name;
  });
  return `^src/(?:${withoutInner.join("|")})/`;
};

/** The directories of the build, from the bottom up: each imports only those before it, so that none make a cycle. */
const build = [
  ["locations", "webpack", "shims"],
  ["config", "content", "documents"],
  ["registry", "images"],
  ["content-types"],
  ["nodes"],
  ["compiled"],
  ["search"],
  ["outputs"],
  ["links"],
  ["develop"],
  ["hooks"],
];

const LAYERS = directoriesOf(Object.keys(layers));
const BROWSER = directoriesOf(
  "browser/behaviors browser/hooks browser/inline-scripts components config data pages playground search templates theme utils".split(
    " ",
  ),
);
const TESTS = "^src/test/";

/** The package of the engine, which layers name "ern". Anyone may count and compare words with its helpers for texts. */
const ENGINE = "^packages/ern/(?!src/text/|test/)";

/** @type {(names: string[]) => string[]} */
const pathsOf = (names) => [
  directoriesOf(names.filter((name) => name !== "ern")),
  ...(names.includes("ern") ? [ENGINE] : []),
];

/** @type {(layer: string) => import("dependency-cruiser").IRegularForbiddenRuleType[]} */
const rulesOf = (layer) => {
  const { why, imports, types = [] } = layers[layer] ?? { why: "", imports: [] };
  const from = { path: directoriesOf([layer]) };
  const name = layer.replaceAll("/", "-");
  return [
    {
      name: `imports-of-${name}`,
      comment: `${why} It imports ${imports.join(", ") || "no other layer"}.`,
      severity: "error",
      from,
      to: { path: ["^src/", ENGINE], pathNot: [...pathsOf([layer, ...imports, ...types]), TESTS] },
    },
    {
      name: `types-only-of-${name}`,
      comment: `${why} Of ${types.join(", ")} it imports types only.`,
      severity: "error",
      from,
      to: { path: pathsOf(types), pathNot: pathsOf(imports), dependencyTypesNot: ["type-only"] },
    },
  ];
};

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    ...Object.keys(layers).flatMap(rulesOf),
    {
      name: "layer-without-rules",
      comment: "A new directory of src gets an entry above, which says what it may import.",
      severity: "error",
      from: { path: "^src/", pathNot: [LAYERS, TESTS, "^src/test/__mocks__/", "^src/[^/]+$"] },
      to: {},
    },
    {
      name: "no-cycle",
      comment: "Files that import each other can be read, moved and tested only together.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-directory-cycle",
      comment: "Directories that import each other are one. A directory counts with what is below it.",
      severity: "error",
      scope: "folder",
      from: { path: "^src/" },
      to: { circular: true },
    },
    ...build.map((directories, at) => ({
      name: `order-of-${directories.join("-")}`,
      comment: `In src/gatsby, ${directories.join(" and ")} import ${build.slice(0, at).flat().join(", ") || "no other directory"}.`,
      severity: /** @type {const} */ ("error"),
      from: { path: `^src/gatsby/(${directories.join("|")})/` },
      to: {
        path: "^src/gatsby/[^/]+/",
        pathNot: `^src/gatsby/($1${build
          .slice(0, at)
          .flat()
          .map((name) => `|${name}`)
          .join("")})/`,
      },
    })),
    {
      name: "browser-without-node",
      comment: "What runs in the browser has no files and no processes.",
      severity: "error",
      from: { path: BROWSER },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "gatsby-is-replaceable",
      comment:
        "Only the build, templates, pages, the data port and Gatsby's own files know Gatsby; src/gatsby/README.md says what leaving it takes.",
      severity: "error",
      from: { path: "^src/", pathNot: ["^src/(?:gatsby|data|templates|pages|test)/", "\\.test\\.tsx?$"] },
      to: { path: "^node_modules/(?:gatsby|@gatsbyjs/)" },
    },
    {
      name: "engine-without-site",
      comment: "The package is published as it is: it imports nothing of the site, and no test of it does.",
      severity: "error",
      from: { path: "^packages/" },
      to: { path: "^(?!packages/|node_modules/)", dependencyTypesNot: ["core"] },
    },
    {
      name: "engine-without-dom",
      comment: "The engine runs in workers, in Node.js and in tests: no React, no editor, no browser's library.",
      severity: "error",
      from: { path: "^packages/ern/(?!build/|test/)", pathNot: "\\.test\\.ts$" },
      to: {
        path: "node_modules",
        pathNot:
          "node_modules/(?:diff|fastest-levenshtein|fflate|fontoxpath|libxml2-wasm|saxes|slimdom|zod|@types/node)/",
      },
    },
    {
      name: "engine-without-files",
      comment: "Only its command line has files and processes.",
      severity: "error",
      from: { path: "^packages/ern/(?:src|validate)/", pathNot: "\\.test\\.ts$" },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "engine-from-the-bottom-up",
      comment: "The engine knows neither the validator nor the command line, and the validator not the command line.",
      severity: "error",
      from: { path: "^packages/ern/(src|validate)/", pathNot: "\\.test\\.ts$" },
      to: { path: "^packages/ern/(?:build|cli|test|validate)/", pathNot: "^packages/ern/$1/" },
    },
    {
      name: "engine-by-its-name",
      comment: "What others may import of the engine is in the exports of its package.json.",
      severity: "error",
      from: { pathNot: "^packages/" },
      to: { path: "^packages/", dependencyTypesNot: ["aliased-workspace"] },
    },
    {
      name: "tests-are-leaves",
      comment: "A test is run, never imported.",
      severity: "error",
      from: {},
      to: { path: "\\.(?:test|spec)\\.tsx?$" },
    },
    {
      name: "test-support-is-for-tests",
      comment: "Fakes and fixtures are not part of the site. Benches and browser tests may use them as tests do.",
      severity: "error",
      from: { pathNot: "^(?:(?:e2e|bench|packages/ern/test)/|src/test/)" },
      to: { path: [TESTS, "^packages/ern/test/"], pathNot: "^packages/ern/test/tables/verify-schemas\\.ts$" },
    },
    {
      name: "browser-tests-see-the-site",
      comment:
        "Browser tests look at the built site. What they compare it with is configuration, addresses, and what runs in the page.",
      severity: "error",
      from: { path: "^e2e/" },
      to: {
        path: "^src/",
        pathNot: directoriesOf([
          "config",
          "utils",
          "theme",
          "search",
          "browser/inline-scripts",
          "tools/scripts",
          "test",
          "mdx/html",
          "mdx/shortcodes/styles",
        ]),
      },
    },
    {
      name: "benches-measure-from-outside",
      comment:
        "A bench calls what it measures, search, engine and validator, and the scripts that build; not the inside of pages.",
      severity: "error",
      from: { path: "^bench/" },
      to: {
        path: "^src/",
        pathNot: directoriesOf([
          "config",
          "diagnostics",
          "utils",
          "search",
          "gatsby/search",
          "tools/scripts/build",
          "tools/scripts/tools",
          "test",
        ]),
      },
    },
    {
      name: "nobody-imports-benches-or-browser-tests",
      comment: "They use the site, not the other way round.",
      severity: "error",
      from: { path: "^(?:src/|gatsby-)" },
      to: { path: "^(?:e2e|bench)/" },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    exclude: { path: ["^public/", "^\\.cache/", "^src/gatsby-types\\.d\\.ts$"] },
    // Only followed as far as something imports them; their own imports aren't checked.
    doNotFollow: { path: ["node_modules", "\\.test\\.tsx?$", "^src/test/"] },
  },
};
