/** The folder of a content type's files, and their routes. */
export interface ContentLocation {
  /** Relative to the project: "content/docs". */
  folder: string;
  /** Route of a file by its id, its path in the folder ("parser/overview"), or by the slug in its frontmatter. */
  route(id: string, slug?: string): string;
}
