import type { StaticQueryResults } from "./served-static-queries";
import { changeSidebars } from "./served-sidebar";

/**
 * Static query results by hash, as JSON for a script element; the sidebar that the document already prints is left
 * without its items.
 */
export const staticQueriesToServe = (
  results: Readonly<StaticQueryResults>,
  hashes: readonly string[],
  printed?: string | null,
): string => {
  const own = Object.fromEntries(hashes.map((hash) => [hash, results[hash]]));
  const light = changeSidebars(own, (sidebar) => (sidebar.name === printed ? { ...sidebar, items: null } : sidebar));
  return JSON.stringify(light).replaceAll("<", "\\u003c");
};
