import { search } from "../../../config/search";
import { flattenSidebar } from "../../../utils/sidebar";
import { allSidebars, currentConfig } from "../../config/all-versions";
import type { CurrentConfig } from "../../config/all-versions";
import { docsInFolder } from "../../locations/docs-location";
import type { SidebarEntry } from "../../../config/sidebars";
import type { DocFields } from "./node";

/** For each doc in a sidebar category, the label of the outermost one. */
const categories = (sidebars: Readonly<Record<string, readonly SidebarEntry[]>>): ReadonlyMap<string, string> =>
  new Map(
    Object.values(sidebars)
      .flat()
      .flatMap((entry) =>
        typeof entry === "string"
          ? []
          : flattenSidebar(toSidebarItems([entry])).map(({ docId }): [string, string] => [docId, entry.label]),
      ),
  );

let memory: { sidebars: CurrentConfig["sidebars"]; categories: ReadonlyMap<string, string> } | undefined;

const currentCategories = (): ReadonlyMap<string, string> => {
  const { sidebars } = currentConfig;
  if (memory?.sidebars !== sidebars) memory = { sidebars, categories: categories(allSidebars()) };
  return memory.categories;
};

/** The section of a doc: its outermost sidebar category, or the whole documentation if it's in none. */
export const sectionOfDoc = ({ docId }: Pick<DocFields, "docId">): string =>
  currentCategories().get(docId) ?? search.groups.Doc;

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
