import type { SidebarItem } from "../../utils/sidebar";
import { changeSidebars } from "./served-sidebar";

/** Id of the element that holds the results of the static queries of the document's page. */
export const STATIC_QUERIES_ID = "static-queries";

/** Results of static queries by the hash of their text. */
export type StaticQueryResults = Record<string, unknown>;

/** The results that the document was served with; none where it was served without. `readSidebar` reads what it prints. */
export const readServedStaticQueries = (readSidebar: () => SidebarItem[]): StaticQueryResults => {
  const json = document.getElementById(STATIC_QUERIES_ID)?.textContent ?? "{}";
  return changeSidebars(JSON.parse(json) as StaticQueryResults, (sidebar) => ({
    ...sidebar,
    items: sidebar.items ?? readSidebar(),
  }));
};
