import path from "node:path";

import { search } from "../../../config/search";
import { folderSidebars, type SidebarEntry } from "../../../config/sidebars";
import { flattenSidebar } from "../../../utils/sidebar";
import { allSidebars, currentConfig } from "../../config/all-versions";
import { docsInFolder } from "../../locations/docs-location";
import type { DocFields } from "./node";

export interface SidebarItemFields {
  docId: string;
  /** null: use the doc's sidebar label. */
  label: string | null;
  collapsed: boolean;
  items: SidebarItemFields[];
}

const folderItems = (docId: string): SidebarItemFields[] =>
  docsInFolder(docId).map((id) => ({ docId: id, label: null, collapsed: true, items: folderItems(id) }));

/** Returns the items of a sidebar node, from its config. Labels and routes come from the docs when queried. */
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

/** Where the first sidebar that lists a doc has it. */
interface SidebarPlace {
  /** Name of the sidebar. */
  sidebar: string;
  /** Label of the outermost category; null if the doc is in none. */
  category: string | null;
  /** Position among the docs of all sidebars. */
  order: number;
}

const locateDocs = () => {
  const places = new Map<string, SidebarPlace>();
  for (const [sidebar, entries] of Object.entries(allSidebars())) {
    for (const top of toSidebarItems(entries))
      for (const { docId } of flattenSidebar([top]))
        if (!places.has(docId)) places.set(docId, { sidebar, category: top.label, order: places.size });
  }
  return { of: currentConfig.sidebars, places };
};

let memory: ReturnType<typeof locateDocs> | undefined;

/** Returns where the current sidebars have a doc; undefined if none lists it. */
export const placeOfDoc = (docId: string): SidebarPlace | undefined => {
  if (memory?.of !== currentConfig.sidebars) memory = locateDocs();
  return memory.places.get(docId);
};

/** Returns the name of the sidebar on a doc's page: that of its folder, or the one that lists it. */
export const shownSidebar = (docId: string): string | null =>
  folderSidebars[path.posix.dirname(docId)] ?? placeOfDoc(docId)?.sidebar ?? null;

/** Returns the section of a doc: its outermost sidebar category, or the whole documentation if it's in none. */
export const sectionOfDoc = ({ docId }: Pick<DocFields, "docId">): string =>
  placeOfDoc(docId)?.category ?? search.groups.Doc;

/** Returns the position of a doc in the reading order; docs outside every sidebar come last. */
export const orderOfDoc = (docId: string): number => placeOfDoc(docId)?.order ?? Number.MAX_SAFE_INTEGER;
