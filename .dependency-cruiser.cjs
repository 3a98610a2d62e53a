// @ts-check

/**
 * What may import what. A room of src has a line here: why, the rooms it may import, and those of which it may know the
 * types only. All other directions are errors.
 *
 * @type {Record<string, { why: string; imports: string[]; types?: string[] }>}
 */
const rooms = {
  netlify: { why: "What the host runs is bundled there, by its own tool: it stands alone.", imports: [] },
  utils: { why: "Pure functions for both sides stand on nothing.", imports: [] },
  config: { why: "Values that a maintainer changes are read by all, so they know nobody.", imports: ["utils"] },
  problems: {
    why: "What is wrong and how to say it is the same for all that read files.",
    imports: ["utils", "config"],
  },
  "script-types": {
    why: "What the compiler is asked of scripts is the same for who checks them and for who shows their types.",
    imports: ["problems", "config"],
  },
  mdx: {
    why: "Markdown is read, checked and printed without knowing the toolkit or Gatsby: words that need them are handed in.",
    imports: ["script-types", "problems", "utils", "config"],
  },
  toolkit: {
    why: "The symbols are data: they know Markdown, for their own words, and no pages.",
    imports: ["mdx", "problems", "utils", "config"],
  },
  diagrams: {
    why: "Drawings are files that a word shows; they know Markdown for that word.",
    imports: ["mdx", "problems", "config"],
  },
  glossary: {
    why: "Terms are data: they know Markdown, for their own words, and no pages.",
    imports: ["mdx", "problems", "utils", "config"],
  },
  errors: {
    why: "Errors are data: they know Markdown, for their own word, and no pages.",
    imports: ["mdx", "problems", "utils", "config"],
  },
  search: {
    why: "The search answers on both sides, from records that others make.",
    imports: ["theme", "utils", "config"],
  },
  vocabulary: {
    why: "What authors may write is one list, for who compiles pages and for who checks them.",
    imports: ["mdx", "toolkit", "diagrams", "glossary", "errors"],
  },
  "prose-checks": {
    why: "The text of pages is held against the symbols, ERN and the page's own samples, whatever shows it.",
    imports: ["vocabulary", "mdx", "toolkit", "problems", "utils", "config", "playground/engine"],
  },
  "sample-checks": {
    why: "The samples are proved with what reads them and the symbols they use, whatever pages show them.",
    imports: [
      "prose-checks",
      "script-types",
      "mdx",
      "toolkit",
      "problems",
      "utils",
      "config",
      "playground/engine",
      "scripts/build",
    ],
  },
  verification: {
    why: "What is known of samples and symbols comes from their checks; the build reads it.",
    imports: ["sample-checks", "prose-checks", "toolkit", "mdx", "problems", "config"],
  },
  lies: {
    why: "What puts false statements into content knows how it is read and checked, and no more.",
    imports: ["verification", "sample-checks", "prose-checks", "toolkit", "config"],
  },
  "word-styles": {
    why: "How the words of a page look goes with the page: the build picks the styles, so they know neither it nor components.",
    imports: ["behaviors", "theme"],
    types: ["mdx"],
  },
  gatsby: {
    why: "The build stands above all that it puts together, but for what is printed: that is templates.",
    imports: [
      "vocabulary",
      "mdx",
      "toolkit",
      "diagrams",
      "glossary",
      "errors",
      "search",
      "prose-checks",
      "sample-checks",
      "verification",
      "playground/engine",
      "word-styles",
      "problems",
      "theme",
      "utils",
      "config",
    ],
  },
  "gatsby/webpack/stand-ins": {
    why: "Stand-ins run in the browser, in place of parts of Gatsby and of the site.",
    imports: ["components", "hooks", "utils", "config"],
  },
  "playground/engine": { why: "The engine is pure: it can be lifted out as it is.", imports: [] },
  playground: {
    why: "The playground is an application of its own in the browser; it shows symbols as data, printed with the site's components.",
    imports: ["components", "hooks", "theme", "utils", "config"],
    types: ["toolkit"],
  },
  theme: { why: "Tokens know no component that uses them.", imports: ["utils", "config"] },
  inline: {
    why: "Scripts in the head are a few lines for the first paint, which repeat what behaviors and the search do later.",
    imports: ["behaviors", "search", "theme", "utils", "config"],
  },
  behaviors: { why: "What static HTML does, without React.", imports: ["utils", "config", "theme"] },
  hooks: {
    why: "Hooks serve components and know none.",
    imports: ["behaviors", "search", "theme", "utils", "config"],
  },
  components: {
    why: "Components print what they are given: of the code that runs at build they know the types.",
    imports: ["hooks", "behaviors", "inline", "search", "word-styles", "theme", "utils", "config"],
    types: ["gatsby", "mdx", "toolkit"],
  },
  templates: {
    why: "A template is a query and its composition; of the build it knows the type of its context.",
    imports: ["components", "hooks", "theme", "utils", "config"],
    types: ["gatsby"],
  },
  pages: {
    why: "A fixed route composes what there is.",
    imports: ["components", "playground", "hooks", "inline", "search", "theme", "utils", "config"],
    types: ["gatsby"],
  },
  mcp: {
    why: "The server for assistants answers from the built site, the content's errors and the engine.",
    imports: ["errors", "search", "playground/engine", "problems", "utils", "config"],
  },
  scripts: {
    why: "Commands run what others are; nobody imports a command.",
    imports: [
      "gatsby",
      "netlify",
      "sample-checks",
      "verification",
      "lies",
      "toolkit",
      "mdx",
      "search",
      "utils",
      "config",
    ],
  },
};

/** @param {string[]} names */
const foldersOf = (names) => `^src/(?:${names.join("|")})/`;

const ROOMS = foldersOf(Object.keys(rooms));
const BROWSER = foldersOf(
  "behaviors components config hooks inline pages playground search templates theme utils".split(" "),
);
const TESTS = "^src/test/";

/** @type {(room: string) => import("dependency-cruiser").IRegularForbiddenRuleType[]} */
const arrowsOf = (room) => {
  const { why, imports, types = [] } = rooms[room] ?? { why: "", imports: [] };
  const inner = Object.keys(rooms).filter((other) => other.startsWith(`${room}/`));
  const from = { path: foldersOf([room]), ...(inner.length > 0 && { pathNot: foldersOf(inner) }) };
  const name = room.replace("/", "-");
  return [
    {
      name: `arrows-of-${name}`,
      comment: `${why} It imports ${imports.join(", ") || "no other room"}.`,
      severity: "error",
      from,
      to: { path: "^src/", pathNot: [foldersOf([room, ...imports, ...types]), TESTS] },
    },
    {
      name: `types-only-of-${name}`,
      comment: `${why} Of ${types.join(", ")} it imports types only.`,
      severity: "error",
      from,
      to: { path: foldersOf(types), pathNot: foldersOf(imports), dependencyTypesNot: ["type-only"] },
    },
  ];
};

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    ...Object.keys(rooms).flatMap(arrowsOf),
    {
      name: "room-without-arrows",
      comment: "A new room of src gets a line above, so that its directions are decided once.",
      severity: "error",
      from: { path: "^src/", pathNot: [ROOMS, TESTS, "^src/__mocks__/", "^src/[^/]+$"] },
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
      name: "kinds-know-no-hooks",
      comment: "Gatsby's hooks read the list of kinds; a kind that knew a hook would close the circle.",
      severity: "error",
      from: { path: "^src/gatsby/kinds/" },
      to: { path: "^src/gatsby/(?:on|create|source)-[^/]+$" },
    },
    {
      name: "browser-without-node",
      comment: "What runs in the browser has no files and no processes.",
      severity: "error",
      from: { path: BROWSER },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "engine-without-dom",
      comment: "The engine runs in workers, in Node.js and in tests: no React, no editor, no browser's library.",
      severity: "error",
      from: { path: "^src/playground/engine/" },
      to: { path: "node_modules", pathNot: "node_modules/(?:diff|saxes|zod)/" },
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
      from: { pathNot: "^(?:e2e|bench)/" },
      to: { path: TESTS },
    },
    {
      name: "browser-tests-see-the-site",
      comment:
        "Browser tests look at the built site. What they compare it with is configuration, addresses, and what runs in the page.",
      severity: "error",
      from: { path: "^e2e/" },
      to: {
        path: "^src/",
        pathNot: foldersOf([
          "config",
          "utils",
          "theme",
          "search",
          "inline",
          "scripts",
          "test",
          "mdx/html",
          "word-styles",
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
        pathNot: foldersOf([
          "config",
          "problems",
          "search",
          "gatsby/search",
          "playground/engine",
          "playground/validation",
          "scripts",
          "test",
        ]),
      },
    },
    {
      name: "nobody-imports-benches-or-browser-tests",
      comment: "They stand above the site.",
      severity: "error",
      from: { path: "^(?:src/|gatsby-)" },
      to: { path: "^(?:e2e|bench)/" },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    exclude: { path: ["^public/", "^\\.cache/", "^src/gatsby-types\\.d\\.ts$"] },
    // Seen when something imports them; what they import themselves is free.
    doNotFollow: { path: ["node_modules", "\\.test\\.tsx?$", "^src/test/"] },
  },
};
