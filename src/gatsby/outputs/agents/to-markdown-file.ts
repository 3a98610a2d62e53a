import { stringify } from "yaml";

import { absoluteUrl } from "../../../config/absolute-url";
import type { Twin } from "./markdown-version";

type TwinText = Pick<Twin, "path" | "title" | "description" | "facts" | "markdown">;

/** The text of a page's Markdown twin: front matter with the page's address, its title, its text. */
export const toTwinFile = ({ path, title, description, facts, markdown }: TwinText): string => {
  const frontmatter = stringify({ title, description, canonical: absoluteUrl(path), ...facts }, { lineWidth: 0 });
  return `---\n${frontmatter}---\n\n# ${title}\n\n${markdown}`;
};
