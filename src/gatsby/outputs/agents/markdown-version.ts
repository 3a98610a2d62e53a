import type { MarkdownFacts } from "../../registry/content-type";

/** A page's Markdown version. */
export interface MarkdownVersion extends MarkdownFacts {
  path: string;
  title: string;
  description: string;
  /** Heading above it in lists of pages. */
  section: string;
  /** Is it in lists? */
  listed: boolean;
  markdown: string;
}
