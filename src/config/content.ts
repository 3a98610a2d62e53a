/** Folders of content, which their kinds read (`src/gatsby/kinds`). */
export const contentFolders = {
  docs: "content/docs",
  pages: "content/pages",
  home: "content/home",
  blog: "content/blog",
  authors: "content/authors",
} as const;

/** The blog's tags: a map from each tag's key to its label and description. */
export const tagsFile = "content/tags.yaml";

/** Drawings for docs and posts: `<name>.svg`, and `<name>.narrow.svg` for narrow windows. */
export const diagramsFolder = "content/diagrams";

/** The glossary: a list of terms. */
export const glossaryFile = "content/glossary.yaml";

/** The toolkit's public API: one YAML file for each package and language, `<package>/<language>.yaml`. */
export const toolkitFolder = "content/toolkit";

/** Groups of symbols that do a job together, and jobs that none does. */
export const toolkitGroupsFile = "content/toolkit/groups.yaml";

/** Errors that readers meet: a YAML file for each source, `<source>.yaml`. */
export const errorsFolder = "content/errors";
