/** Everything that readers read. */
export const contentRoot = "content";

/** Released versions of the docs: one folder each, `<name>/`, with the data that its pages show. */
export const versionsFolder = "content/versions";

export const versionRoot = (version: string): string => `${versionsFolder}/${version}`;

/** Content folders, which the content types read (`src/gatsby/content-types`). */
export const contentFolders = {
  docs: "content/docs",
  pages: "content/pages",
  home: "content/home",
  blog: "content/blog",
  authors: "content/authors",
} as const;

/** The blog's tags: a map from each tag's key to its label and description. */
export const tagsFile = "content/tags.yaml";

/** Returns data that pages show, below a content root or the folder of a released version. */
export const dataPaths = (root: string = contentRoot) => ({
  /** Drawings for docs and posts: `<name>.svg`, and `<name>.narrow.svg` for narrow windows. */
  diagrams: `${root}/diagrams`,
  glossary: `${root}/glossary.yaml`,
  /** The toolkit's public API: one YAML file per package and language, `<package>/<language>.yaml`. */
  toolkit: `${root}/toolkit`,
  /** Groups of symbols that do a job together, and jobs that no symbol does. */
  groups: `${root}/toolkit/groups.yaml`,
  /** Errors that readers run into: one YAML file per source, `<source>.yaml`. */
  errors: `${root}/errors`,
  /** The types that the package declares. */
  types: `${root}/types.json`,
  /** The types of names in samples that show types. */
  scriptTypes: `${root}/script-types.json`,
});

/** What names and values of ERN mean, in our words. */
export const ernFolder = "content/ern";

/** What ERN messages may contain, as data: the tables of the engine's package. */
export const ernTables = "packages/ern/data";

/** The doc that lists each error. */
export const errorsDoc = "guides/troubleshooting/validation-errors";

/** Messages that samples run on and code fences show. */
export const fixturesFolder = "content/fixtures";

/** Declarations of packages that can't be installed, for the scripts in samples. */
export const scriptDeclarations = "content/ddex-parser.d.ts";
