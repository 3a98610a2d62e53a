import type { SidebarEntry } from "../../../config/sidebars";
import { nearest } from "../../../utils/text/nearest";
import { flattenSidebar } from "../../../utils/sidebar";
import { configFile } from "../../config/all-versions";
import { toSidebarItems } from "../../content-types/docs/sidebar-items";
import { folderOfDoc } from "../../locations/docs-location";
import { shapeDiagnostics } from "./shape-diagnostics";

/** The file that lists the items of a sidebar. */
const fileOf = (name: string): string =>
  name.includes("/") ? configFile(name.split("/")[0]!) : "src/config/sidebars.json";

/**
 * Problems with the sidebars: unknown ids, ids listed twice, and draft categories with published pages below them. Each
 * message contains sidebar, id and fix.
 */
export const sidebarDiagnostics = (
  sidebars: Readonly<Record<string, readonly SidebarEntry[]>>,
  docs: readonly { docId: string; draft: boolean }[],
): string[] => {
  // Already reported when the sidebars' nodes were created.
  if (shapeDiagnostics(sidebars).length > 0) return [];
  const docIds = new Set(docs.map(({ docId }) => docId));
  const published = new Set(docs.filter(({ draft }) => !draft).map(({ docId }) => docId));
  return Object.entries(sidebars).flatMap(([name, entries]) => {
    const items = flattenSidebar(toSidebarItems(entries));
    const ids = items.map(({ docId }) => docId);
    const missing = ids
      .filter((id) => !docIds.has(id))
      .map((id) => {
        const guess = nearest(id, [...docIds]);
        const remedy = guess ? `Did you mean "${guess}"?` : "Write the file, or remove the entry";
        return `${fileOf(name)}: sidebar "${name}" lists the doc "${id}", but there is no ${folderOfDoc(id)}.mdx. ${remedy}`;
      });
    const doubled = ids
      .filter((id, at) => ids.indexOf(id) !== at)
      .map((id) => `${fileOf(name)}: sidebar "${name}" lists the doc "${id}" twice. Keep one of the two entries`);
    const hidden = items
      .filter(
        ({ docId, items: below }) =>
          docIds.has(docId) && !published.has(docId) && flattenSidebar(below).some((item) => published.has(item.docId)),
      )
      .map(
        ({ docId }) =>
          `${fileOf(name)}: sidebar "${name}" has the category "${docId}", a draft, with published pages below it. ` +
          `Remove "draft: true" from ${folderOfDoc(docId)}, or make the pages drafts too`,
      );
    return [...missing, ...doubled, ...hidden];
  });
};
