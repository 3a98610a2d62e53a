import { mostLike } from "@ddex-suite/ern/text/likeness";

import type { SidebarEntry } from "../../../config/sidebars";
import { placeIn } from "../../../diagnostics/place-in";
import { isFilled } from "../../../utils/is-filled";
import { flattenSidebar } from "../../../utils/sidebar";
import { configFile } from "../../config/all-versions";
import { toSidebarItems } from "../../content-types/docs/sidebar-items";
import { docsInFolder, folderOfDoc } from "../../locations/docs-location";

const CONFIG = "src/config/sidebars.json";

const folderDiagnostics = (doc: unknown, category: string): string[] =>
  isFilled(doc) && docsInFolder(String(doc)).length === 0
    ? [`${CONFIG}: ${category} has no pages in content/docs/${String(doc)}. Write one, or list the items`]
    : [];

/** Returns entries that don't match their type, which a build doesn't check, with sidebar, category and fix. */
export const shapeDiagnostics = (sidebars: Readonly<Record<string, readonly SidebarEntry[]>>): string[] =>
  Object.entries(sidebars).flatMap(([name, all]) => {
    const diagnosticsOf = (entries: unknown, place: string): string[] =>
      Array.isArray(entries)
        ? entries.flatMap((entry: unknown) => diagnosticsOfEntry(entry, place))
        : [`${CONFIG}: ${place} has no list of items. Write items: [], with the ids of the docs below it, or "auto"`];
    const diagnosticsOfEntry = (entry: unknown, place: string): string[] => {
      if (isFilled(entry)) return [];
      if (typeof entry !== "object" || entry === null)
        return [
          `${CONFIG}: ${place} lists ${JSON.stringify(entry) ?? "nothing"}, which isn't a doc id. Write one, or remove the entry`,
        ];
      const { label, doc, items } = entry as Record<string, unknown>;
      const category = `the category ${isFilled(label) ? `"${String(label)}"` : `of doc "${String(doc)}"`} in sidebar "${name}"`;
      return [
        ...(isFilled(label) ? [] : [`${CONFIG}: ${category} has no label. Write label: "…"`]),
        ...(isFilled(doc) ? [] : [`${CONFIG}: ${category} has no doc. Write doc: "…", the id of its own page`]),
        ...(items === "auto" ? folderDiagnostics(doc, category) : diagnosticsOf(items, category)),
      ];
    };
    return diagnosticsOf(all, `sidebar "${name}"`);
  });

/** Returns a message for each published doc that no sidebar lists, because readers would find it only by chance. */
export const docsWithoutSidebar = (
  sidebars: Readonly<Record<string, readonly SidebarEntry[]>>,
  docs: readonly { docId: string; file: string; draft: boolean }[],
): string[] => {
  if (shapeDiagnostics(sidebars).length > 0) return [];
  const idsInSidebars = new Set(
    Object.values(sidebars).flatMap((entries) => flattenSidebar(toSidebarItems(entries)).map(({ docId }) => docId)),
  );
  return docs
    .filter(({ docId, draft }) => !draft && !idsInSidebars.has(docId))
    .map(
      ({ docId, file }) =>
        `${file}: no sidebar lists the doc. Add "${docId}" to src/config/sidebars.json where readers should meet it, or write "draft: true"`,
    );
};

/** Returns the file of a sidebar, with the last line that names the doc. */
const sidebarPlace = (name: string, id: string): string =>
  placeIn(name.includes("/") ? configFile(name.split("/")[0]!) : CONFIG, JSON.stringify(id));

/** Returns problems with the sidebars: unknown ids, repeated ids, and draft categories above published pages. */
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
        const guess = mostLike(id, [...docIds]);
        const remedy = guess ? `Did you mean "${guess}"?` : "Write the file, or remove the entry";
        return `${sidebarPlace(name, id)}: sidebar "${name}" lists the doc "${id}", but there is no ${folderOfDoc(id)}.mdx. ${remedy}`;
      });
    const doubled = ids
      .filter((id, index) => ids.indexOf(id) !== index)
      .map(
        (id) => `${sidebarPlace(name, id)}: sidebar "${name}" lists the doc "${id}" twice. Keep one of the two entries`,
      );
    const hidden = items
      .filter(
        ({ docId, items: below }) =>
          docIds.has(docId) && !published.has(docId) && flattenSidebar(below).some((item) => published.has(item.docId)),
      )
      .map(
        ({ docId }) =>
          `${sidebarPlace(name, docId)}: sidebar "${name}" has the category "${docId}", a draft, with published pages below it. ` +
          `Remove "draft: true" from ${folderOfDoc(docId)}, or make the pages drafts too`,
      );
    return [...missing, ...doubled, ...hidden];
  });
};
