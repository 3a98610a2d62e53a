import { STATIC_QUERIES_ID } from "../../utils/reserved-ids";
import type { SidebarItem } from "../../utils/sidebar";

interface ServedSidebar {
  name: string;
  /** null: they are in the document's body. */
  items: readonly SidebarItem[] | null;
}

const changeResult = (result: unknown, change: (sidebar: ServedSidebar) => ServedSidebar): unknown => {
  const { data } = (result ?? {}) as { data?: { allSidebar?: { nodes: readonly ServedSidebar[] } } };
  if (!data?.allSidebar) return result;
  return { data: { ...data, allSidebar: { nodes: data.allSidebar.nodes.map(change) } } };
};

const changeSidebars = (
  results: Readonly<StaticQueryResults>,
  change: (sidebar: ServedSidebar) => ServedSidebar,
): StaticQueryResults =>
  Object.fromEntries(Object.entries(results).map(([hash, result]) => [hash, changeResult(result, change)]));

/** Static query results by the hash of their query. */
type StaticQueryResults = Record<string, unknown>;

/** The static query results served with the document, if any. `readSidebar` reads the sidebar that the document prints. */
export const readServedStaticQueries = (readSidebar: () => SidebarItem[]): StaticQueryResults => {
  const json = document.getElementById(STATIC_QUERIES_ID)?.textContent ?? "{}";
  return changeSidebars(JSON.parse(json) as StaticQueryResults, (sidebar) => ({
    ...sidebar,
    items: sidebar.items ?? readSidebar(),
  }));
};

/** Static query results by hash as JSON, without the items of the sidebar that the document prints. */
export const staticQueriesToServe = (
  results: Readonly<StaticQueryResults>,
  hashes: readonly string[],
  printed?: string | null,
): string => {
  const own = Object.fromEntries(hashes.map((hash) => [hash, results[hash]]));
  const light = changeSidebars(own, (sidebar) => (sidebar.name === printed ? { ...sidebar, items: null } : sidebar));
  return JSON.stringify(light).replaceAll("<", "\\u003c");
};
