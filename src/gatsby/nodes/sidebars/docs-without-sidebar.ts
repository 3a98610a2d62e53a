import type { SidebarEntry } from "../../../config/sidebars";
import { flattenSidebar } from "../../../utils/sidebar";
import { toSidebarItems } from "../../content-types/docs/sidebar-items";
import { shapeDiagnostics } from "./shape-diagnostics";

interface ListedDoc {
  docId: string;
  file: string;
  draft: boolean;
}

/** A message for each published doc that no sidebar lists, because readers would find it only by chance. */
export const docsWithoutSidebar = (
  sidebars: Readonly<Record<string, readonly SidebarEntry[]>>,
  docs: readonly ListedDoc[],
): string[] => {
  if (shapeDiagnostics(sidebars).length > 0) return [];
  const listed = new Set(
    Object.values(sidebars).flatMap((entries) => flattenSidebar(toSidebarItems(entries)).map(({ docId }) => docId)),
  );
  return docs
    .filter(({ docId, draft }) => !draft && !listed.has(docId))
    .map(
      ({ docId, file }) =>
        `${file}: no sidebar lists the doc. Add "${docId}" to src/config/sidebars.json where readers should meet it, or write "draft: true"`,
    );
};
