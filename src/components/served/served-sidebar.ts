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

/** Static query results with their sidebars changed. */
export const changeSidebars = (
  results: Readonly<Record<string, unknown>>,
  change: (sidebar: ServedSidebar) => ServedSidebar,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(results).map(([hash, result]) => [hash, changeResult(result, change)]));
