import type { SidebarItem } from "../../utils/sidebar";
import { changeSidebars } from "./served-sidebar";

/** Id of the element that holds the page's static query results. */
export const STATIC_QUERIES_ID = "static-queries";

/** Static query results by the hash of their query. */
export type StaticQueryResults = Record<string, unknown>;

/** The static query results served with the document, if any. `readSidebar` reads the sidebar that the document prints. */
export const readServedStaticQueries = (readSidebar: () => SidebarItem[]): StaticQueryResults => {
  const json = document.getElementById(STATIC_QUERIES_ID)?.textContent ?? "{}";
  return changeSidebars(JSON.parse(json) as StaticQueryResults, (sidebar) => ({
    ...sidebar,
    items: sidebar.items ?? readSidebar(),
  }));
};
