/** Where the files of a kind lie, and which routes they have. */
export interface ContentPlace {
  /** Below the project: "content/docs". */
  folder: string;
  /** Route of a file by its id, its path below the folder ("parser/overview"), or by the slug that its frontmatter gives it. */
  route(id: string, slug?: string): string;
}
