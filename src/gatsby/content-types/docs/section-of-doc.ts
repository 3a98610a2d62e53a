import type { SidebarEntry } from "../../../config/sidebars";
import { search } from "../../../config/search";
import { flattenSidebar } from "../../../utils/sidebar";
import { allSidebars } from "../../config/all-versions";
import { currentConfig } from "../../config/current-config";
import type { CurrentConfig } from "../../config/current-config";
import type { DocFields } from "./node";
import { toSidebarItems } from "./sidebar-items";

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
