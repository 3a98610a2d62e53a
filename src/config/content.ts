/** All that readers read. */
export const contentRoot = "content";

/** Versions of the docs that were released: a folder each, `<name>/`, with the data that its pages show. */
export const versionsFolder = "content/versions";

/** The root of a released version's content. */
export const versionRoot = (version: string): string => `${versionsFolder}/${version}`;

/** Folders of content, which their kinds read (`src/gatsby/content-types`). */
export const contentFolders = {
  docs: "content/docs",
  pages: "content/pages",
  home: "content/home",
  blog: "content/blog",
  authors: "content/authors",
} as const;

/** The blog's tags: a map from each tag's key to its label and description. */
export const tagsFile = "content/tags.yaml";

/** Where the data lie that pages show, below the folder of all content or of a released version. */
export const dataPaths = (root: string = contentRoot) => ({
  /** Drawings for docs and posts: `<name>.svg`, and `<name>.narrow.svg` for narrow windows. */
  diagrams: `${root}/diagrams`,
  /** A list of terms. */
  glossary: `${root}/glossary.yaml`,
  /** The toolkit's public API: one YAML file for each package and language, `<package>/<language>.yaml`. */
  toolkit: `${root}/toolkit`,
  /** Groups of symbols that do a job together, and jobs that none does. */
  groups: `${root}/toolkit/groups.yaml`,
  /** Errors that readers meet: a YAML file for each source, `<source>.yaml`. */
  errors: `${root}/errors`,
  /** The package's types as TypeDoc reads them. */
  types: `${root}/types.json`,
  /** The types of names in samples that show them. */
  scriptTypes: `${root}/script-types.json`,
});

/** The doc that has an entry for each of them. */
export const errorsDoc = "guides/troubleshooting/validation-errors";

/** Messages that samples run on and that fences show. */
export const fixturesFolder = "content/fixtures";
