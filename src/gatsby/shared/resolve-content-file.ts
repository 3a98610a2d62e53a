import { closeSync, openSync, readSync } from "node:fs";
import path from "node:path";

import { contentFolders } from "../../config/content";
import type { ContentKind } from "../../config/content";
import { decoded } from "../../utils/decoded";
import { idOfFile, paths } from "../../utils/paths";

const routeOf: Record<ContentKind, (idOrSlug: string) => string> = {
  docs: paths.doc,
  pages: paths.page,
  blog: paths.blogPost,
  authors: paths.author,
};

const HEAD_BYTES = 2048;

/** Slug or permalink in the frontmatter of a file, if the file exists and has one. */
const slugOfFile = (file: string): string | undefined => {
  try {
    const descriptor = openSync(path.resolve(file), "r");
    const buffer = Buffer.alloc(HEAD_BYTES);
    const length = readSync(descriptor, buffer, 0, HEAD_BYTES, 0);
    closeSync(descriptor);
    const frontmatter = buffer.toString("utf8", 0, length).split(/^---\s*$/m)[1] ?? "";
    return /^(?:slug|permalink):\s*["']?([^"'\s]+)/m.exec(frontmatter)?.[1];
  } catch {
    return undefined;
  }
};

/**
 * Route of a content file named relative to another ("./other.mdx" in "content/docs/a.mdx" → "/docs/other/"),
 * or undefined when it lies in no content folder. Whether the page exists is the link check's question.
 */
export const resolveContentFile = (from: string, relative: string): string | undefined => {
  const source = path.relative(process.cwd(), path.resolve(from)).split(path.sep).join("/");
  const file = path.posix.join(path.posix.dirname(source), decoded(relative));
  for (const [kind, folder] of Object.entries(contentFolders) as [ContentKind, string][]) {
    if (file.startsWith(`${folder}/`))
      return routeOf[kind](slugOfFile(file) ?? idOfFile(file.slice(folder.length + 1)));
  }
  return undefined;
};
