import type { PageFrontmatter } from "./frontmatter";
import type { ContentFields, ContentSource } from "./node-builder";

/** Fields that docs and pages share, from checked frontmatter. */
export const toContentFields = (
  frontmatter: PageFrontmatter,
  { file, raw, body }: ContentSource,
  path: string,
): ContentFields => ({
  title: frontmatter.title,
  description: frontmatter.description,
  path,
  file,
  lineOffset: raw.slice(0, raw.length - body.length).split("\n").length - 1,
  draft: frontmatter.draft,
  interactive: frontmatter.interactive,
  tocMinLevel: frontmatter.tocMinLevel,
  tocMaxLevel: frontmatter.tocMaxLevel,
  hideToc: frontmatter.hideToc,
  keywords: frontmatter.keywords,
  image: frontmatter.image ?? null,
});
