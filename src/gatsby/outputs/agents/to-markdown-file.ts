import { stringify } from "yaml";

import { absoluteUrl } from "../../../config/urls";
import type { MarkdownVersion } from "./markdown-version";

type MarkdownText = Pick<MarkdownVersion, "path" | "title" | "description" | "facts" | "markdown">;

/** A page's Markdown version as a file: front matter with the page's URL, its title, its text. */
export const toMarkdownFile = ({ path, title, description, facts, markdown }: MarkdownText): string => {
  const frontmatter = stringify({ title, description, canonical: absoluteUrl(path), ...facts }, { lineWidth: 0 });
  return `---\n${frontmatter}---\n\n# ${title}\n\n${markdown}`;
};
