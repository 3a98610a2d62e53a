import type { DocSearchHit } from "@docsearch/react";

import { search } from "../../config/search";
import { storage, storedJson } from "../../utils/browser/storage";
import { isInternal } from "../../utils/paths";
import { searchLevels } from "../common/types";

/** Returns the key under which DocSearch stores recent or favourite searches. */
export const searchesKey = (kind: "RECENT" | "FAVORITE", indexName: string): string =>
  `__DOCSEARCH_${kind}_SEARCHES__${indexName}`;

type Fields = Record<string, unknown>;

const headings = searchLevels.slice(2);

/** DocSearch sets it as HTML, and it was escaped before storing: any markup isn't ours. */
const isEscaped = (value: unknown): boolean => typeof value === "string" && !value.includes("<");
const isEscapedOrNone = (value: unknown): boolean => value === undefined || value === null || isEscaped(value);

/** Returns whether a value is the path of a page of this site. */
const isAddress = (value: unknown): boolean => typeof value === "string" && isInternal(value) && !value.includes("\\");

/** Whether a stored value has everything that DocSearch reads from a recent or favourite search, in the form it expects. */
const isStoredSearch = (value: unknown): boolean => {
  const { objectID, url, type, content, hierarchy } = (value ?? {}) as Fields;
  const levels = (hierarchy ?? {}) as Fields;
  return (
    typeof objectID === "string" &&
    isAddress(url) &&
    ["lvl1", ...headings, "content"].includes(type as string) &&
    isEscapedOrNone(content) &&
    typeof levels.lvl0 === "string" &&
    isEscaped(levels.lvl1) &&
    headings.every((level) => isEscapedOrNone(levels[level]))
  );
};

const readSearches = (key: string): Pick<DocSearchHit, "objectID">[] => {
  const list = storedJson(key);
  return Array.isArray(list) ? list : [];
};

const recentLimit = (favorites: readonly unknown[]): number =>
  search.recentSearches[favorites.length > 0 ? "withFavorites" : "alone"];

/** Removes invalid searches, which would crash DocSearch, and recent ones that are too many: it has limits of its own. */
export const removeInvalidSearches = (indexName: string): void => {
  for (const kind of ["FAVORITE", "RECENT"] as const) {
    const key = searchesKey(kind, indexName);
    const list = storedJson(key);
    if (list === undefined) continue;
    if (!Array.isArray(list)) {
      storage.remove(key);
      continue;
    }
    const limit = kind === "RECENT" ? recentLimit(readSearches(searchesKey("FAVORITE", indexName))) : list.length;
    const valid = list.filter(isStoredSearch).slice(0, limit);
    if (valid.length < list.length) storage.set(key, JSON.stringify(valid));
  }
};

/** Remembers an opened text by its heading. DocSearch does so only if the text's page is also among the results. */
export const rememberHit = (hit: DocSearchHit, indexName: string): void => {
  const { objectID, url, hierarchy, type } = hit;
  if (type !== "content" || ("__docsearch_parent" in hit && hit.__docsearch_parent)) return;
  const favorites = readSearches(searchesKey("FAVORITE", indexName));
  if (favorites.some((favorite) => favorite.objectID === objectID)) return;
  const saved = {
    objectID,
    url,
    hierarchy,
    type: headings.findLast((level) => hierarchy[level]) ?? "lvl1",
    content: null,
  };
  const key = searchesKey("RECENT", indexName);
  const others = readSearches(key).filter((entry) => entry.objectID !== objectID);
  storage.set(key, JSON.stringify([saved, ...others].slice(0, recentLimit(favorites))));
};
