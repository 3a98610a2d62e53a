import { search } from "../../../config/search";
import { flattenSidebar } from "../../../utils/sidebar";
import { allSidebars, currentConfig } from "../../config/all-versions";
import { docsInFolder } from "../../locations/docs-location";
import type { SidebarEntry } from "../../../config/sidebars";
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

/** What the current sidebars say of docs: the label of the outermost category, and the position in reading order. */
const readSidebars = () => {
  const { sidebars } = currentConfig;
  const sections = Object.values(allSidebars()).flatMap((entries) =>
    entries.flatMap((entry) =>
      typeof entry === "string"
        ? []
        : flattenSidebar(toSidebarItems([entry])).map(({ docId }): [string, string] => [docId, entry.label]),
    ),
  );
  const items = flattenSidebar(Object.values(sidebars).flatMap(toSidebarItems));
  const positions = items.map(({ docId }, at): [string, number] => [docId, at]);
  return { sidebars, sections: new Map(sections), positions: new Map(positions) };
};

let memory: ReturnType<typeof readSidebars> | undefined;

const ofCurrentSidebars = () => (memory?.sidebars === currentConfig.sidebars ? memory : (memory = readSidebars()));

/** The section of a doc: its outermost sidebar category, or the whole documentation if it's in none. */
export const sectionOfDoc = ({ docId }: Pick<DocFields, "docId">): string =>
  ofCurrentSidebars().sections.get(docId) ?? search.groups.Doc;

/** The position of a doc in the reading order; docs outside every sidebar come last. */
export const orderOfDoc = ({ docId }: Pick<DocFields, "docId">): number =>
  ofCurrentSidebars().positions.get(docId) ?? Number.MAX_SAFE_INTEGER;
