import path from "node:path";

import { contentFolders } from "../../config/content";
import type { ContentKind } from "../../config/content";
import { decoded } from "../../utils/decoded";
import { routeOfFile } from "../../content-files/content-route";

/**
 * Route of a content file named relative to another ("./other.mdx" in "content/docs/a.mdx" → "/docs/other/"),
 * or undefined when it lies in no content folder. Whether the page exists is the link check's question.
 */
export const resolveContentFile = (from: string, relative: string): string | undefined => {
  const source = path.relative(process.cwd(), path.resolve(from)).split(path.sep).join("/");
  const file = path.posix.join(path.posix.dirname(source), decoded(relative));
  for (const [kind, folder] of Object.entries(contentFolders) as [ContentKind, string][]) {
    if (file.startsWith(`${folder}/`)) return routeOfFile(kind, file.slice(folder.length + 1));
  }
  return undefined;
};
