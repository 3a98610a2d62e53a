import type { BuildArgs, Node } from "gatsby";

import type { ContentPageNode } from "../../content/node-builder";
import { pageContentTypes } from "../../content-types";

interface PageTimes {
  /** Time of each page's last change by route; null if unknown. */
  changed: ReadonlyMap<string, string | null>;
  /** Routes of pages that aren't in any list. */
  hidden: ReadonlySet<string>;
}

type FileHistoryNode = Node & { file: string; lastUpdated: string };

/** What the sitemap needs from the content files. */
export const pageTimes = ({ getNodesByType }: Pick<BuildArgs, "getNodesByType">): PageTimes => {
  const history = new Map(
    (getNodesByType("FileHistory") as FileHistoryNode[]).map(({ file, lastUpdated }) => [file, lastUpdated]),
  );
  const changed = new Map<string, string | null>();
  const hidden = new Set<string>();
  for (const { type, page } of pageContentTypes)
    for (const node of getNodesByType(type) as ContentPageNode[]) {
      changed.set(node.path, page.lastChange(node, history.get(node.file) ?? null));
      if (!page.isListed(node) || !page.isCanonical(node)) hidden.add(node.path);
    }
  return { changed, hidden };
};
