import type { StaticQueryResults } from "./served-static-queries";
import { changeSidebars } from "./served-sidebar";

/**
 * The results of some static queries, by their hashes, as JSON for a script element of a document; of the sidebar that the
 * document prints, without its items.
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
