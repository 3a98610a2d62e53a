import type { SidebarEntry } from "../../../config/sidebars";
import { docsInFolder } from "../../locations/docs-in-folder";

const CONFIG = "src/config/sidebars.json";

const isText = (value: unknown): boolean => typeof value === "string" && value !== "";

const folderDiagnostics = (doc: unknown, category: string): string[] =>
  isText(doc) && docsInFolder(String(doc)).length === 0
    ? [`${CONFIG}: ${category} has no pages in content/docs/${String(doc)}. Write one, or list the items`]
    : [];

/** Entries that don't match their type, which a build doesn't check. Messages contain sidebar, category and fix. */
export const shapeDiagnostics = (sidebars: Readonly<Record<string, readonly SidebarEntry[]>>): string[] =>
  Object.entries(sidebars).flatMap(([name, all]) => {
    const diagnosticsOf = (entries: unknown, place: string): string[] =>
      Array.isArray(entries)
        ? entries.flatMap((entry: unknown) => diagnosticsOfEntry(entry, place))
        : [`${CONFIG}: ${place} has no list of items. Write items: [], with the ids of the docs below it, or "auto"`];
    const diagnosticsOfEntry = (entry: unknown, place: string): string[] => {
      if (isText(entry)) return [];
      if (typeof entry !== "object" || entry === null)
        return [
          `${CONFIG}: ${place} lists ${JSON.stringify(entry) ?? "nothing"}, which is no doc id. Write one, or remove the entry`,
        ];
      const { label, doc, items } = entry as Record<string, unknown>;
      const category = `the category ${isText(label) ? `"${String(label)}"` : `of doc "${String(doc)}"`} in sidebar "${name}"`;
      return [
        ...(isText(label) ? [] : [`${CONFIG}: ${category} has no label. Write label: "…"`]),
        ...(isText(doc) ? [] : [`${CONFIG}: ${category} has no doc. Write doc: "…", the id of its own page`]),
        ...(items === "auto" ? folderDiagnostics(doc, category) : diagnosticsOf(items, category)),
      ];
    };
    return diagnosticsOf(all, `sidebar "${name}"`);
  });
