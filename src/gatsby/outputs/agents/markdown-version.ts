import type { MarkdownFacts } from "../../registry/content-type";

/** What is known of a page's Markdown version. */
export interface MarkdownVersion extends MarkdownFacts {
  /** Route of the page. */
  path: string;
  title: string;
  description: string;
  /** Heading of lists of pages below which it is. */
  section: string;
  /** Do lists have it? */
  listed: boolean;
  /** Its text. */
  markdown: string;
}
