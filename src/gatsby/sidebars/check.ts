import type { SidebarEntry } from "../../config/sidebars";
import { nearest } from "../../utils/nearest";
import { flattenSidebar } from "../../utils/sidebar";
import { toSidebarItems } from "./node";

const CONFIG = "src/config/sidebars.ts";

/** What is wrong with the sidebars: ids that are no doc, ids that stand twice. Each message names sidebar, id and remedy. */
export const sidebarProblems = (
  sidebars: Readonly<Record<string, readonly SidebarEntry[]>>,
  docIds: ReadonlySet<string>,
): string[] =>
  Object.entries(sidebars).flatMap(([name, entries]) => {
    const ids = flattenSidebar(toSidebarItems(entries)).map(({ docId }) => docId);
    const missing = ids
      .filter((id) => !docIds.has(id))
      .map((id) => {
        const guess = nearest(id, [...docIds]);
        const remedy = guess ? `Did you mean "${guess}"?` : "Write the file, or remove the entry";
        return `${CONFIG}: sidebar "${name}" lists the doc "${id}", but there is no content/docs/${id}.mdx. ${remedy}`;
      });
    const doubled = ids
      .filter((id, at) => ids.indexOf(id) !== at)
      .map((id) => `${CONFIG}: sidebar "${name}" lists the doc "${id}" twice. Keep one of the two entries`);
    return [...missing, ...doubled];
  });
