import type { SidebarEntry } from "../../../config/sidebars";
import { docsInFolder } from "../../locations/docs-in-folder";

export interface SidebarItemFields {
  docId: string;
  /** null: use the doc's sidebar label. */
  label: string | null;
  collapsed: boolean;
  items: SidebarItemFields[];
}

const folderItems = (docId: string): SidebarItemFields[] =>
  docsInFolder(docId).map((id) => ({ docId: id, label: null, collapsed: true, items: folderItems(id) }));

/** The items of a sidebar node, from its config. Labels and routes come from the docs when queried. */
export const toSidebarItems = (entries: readonly SidebarEntry[]): SidebarItemFields[] =>
  entries.map((entry) =>
    typeof entry === "string"
      ? { docId: entry, label: null, collapsed: true, items: [] }
      : {
          docId: entry.doc,
          label: entry.label,
          collapsed: entry.collapsed ?? true,
          items: entry.items === "auto" ? folderItems(entry.doc) : toSidebarItems(entry.items),
        },
  );
