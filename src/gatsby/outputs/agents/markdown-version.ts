import type { TwinFacts } from "../../registry/content-type";

/** What is known of a page's Markdown twin. */
export interface Twin extends TwinFacts {
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
