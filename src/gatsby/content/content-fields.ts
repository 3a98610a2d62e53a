import type { PageFrontmatter } from "../../diagnostics/frontmatter";
import type { ContentFields, ContentSource } from "./node-builder";

/** Number of lines before a file's body. */
export const lineOffsetOf = ({ raw, body }: Pick<ContentSource, "raw" | "body">): number =>
  raw.slice(0, raw.length - body.length).split("\n").length - 1;

/** Fields that all pages share, from validated frontmatter. */
export const toContentFields = (frontmatter: PageFrontmatter, source: ContentSource, path: string): ContentFields => ({
  title: frontmatter.title,
  description: frontmatter.description,
  path,
  file: source.file,
  lineOffset: lineOffsetOf(source),
  redirectFrom: frontmatter.redirectFrom,
  draft: frontmatter.draft,
  interactive: frontmatter.interactive,
  search: frontmatter.search,
  tocMinLevel: frontmatter.tocMinLevel,
  tocMaxLevel: frontmatter.tocMaxLevel,
  hideToc: frontmatter.hideToc,
  keywords: frontmatter.keywords,
  image: frontmatter.image ?? null,
});
