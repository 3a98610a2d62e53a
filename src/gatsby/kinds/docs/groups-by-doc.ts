import type { SidebarEntry } from "../../../config/sidebars";
import { flattenSidebar } from "../../../utils/sidebar";
import { toSidebarItems } from "./sidebar-items";

/** Label of the outermost sidebar category of each doc that stands in one. */
export const groupsByDoc = (sidebars: Readonly<Record<string, readonly SidebarEntry[]>>): ReadonlyMap<string, string> =>
  new Map(
    Object.values(sidebars)
      .flat()
      .flatMap((entry) =>
        typeof entry === "string"
          ? []
          : flattenSidebar(toSidebarItems([entry])).map(({ docId }): [string, string] => [docId, entry.label]),
      ),
  );
