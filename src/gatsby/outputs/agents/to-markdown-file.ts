import { stringify } from "yaml";

import { absoluteUrl } from "../../../config/absolute-url";
import type { MarkdownVersion } from "./markdown-version";

type MarkdownText = Pick<MarkdownVersion, "path" | "title" | "description" | "facts" | "markdown">;

/** The text of a page's Markdown version: front matter with the page's address, its title, its text. */
export const toMarkdownFile = ({ path, title, description, facts, markdown }: MarkdownText): string => {
  const frontmatter = stringify({ title, description, canonical: absoluteUrl(path), ...facts }, { lineWidth: 0 });
  return `---\n${frontmatter}---\n\n# ${title}\n\n${markdown}`;
};
