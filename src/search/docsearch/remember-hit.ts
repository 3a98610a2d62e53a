import type { DocSearchHit } from "@docsearch/react";

import { storage, storedJson } from "../../utils/browser/storage";
import { searchesKey } from "./searches-key";

/** Maximum number of remembered searches, without and with favourites, as in DocSearch. */
const LIMIT = 7;
const LIMIT_BESIDE_FAVORITES = 4;

type StoredHit = Pick<DocSearchHit, "objectID">;

const read = (key: string): StoredHit[] => {
  const list = storedJson(key);
  return Array.isArray(list) ? (list as StoredHit[]) : [];
};

/** Remembers an opened text by its heading. DocSearch does so only if the text's page is also among the results. */
export const rememberHit = (hit: DocSearchHit, indexName: string): void => {
  const { objectID, url, hierarchy, type } = hit;
  if (type !== "content" || ("__docsearch_parent" in hit && hit.__docsearch_parent)) return;
  const favorites = read(searchesKey("FAVORITE", indexName));
  if (favorites.some((favorite) => favorite.objectID === objectID)) return;
  const levels = ["lvl6", "lvl5", "lvl4", "lvl3", "lvl2"] as const;
  const saved = { objectID, url, hierarchy, type: levels.find((level) => hierarchy[level]) ?? "lvl1", content: null };
  const key = searchesKey("RECENT", indexName);
  const others = read(key).filter((other) => other.objectID !== objectID);
  const limit = favorites.length > 0 ? LIMIT_BESIDE_FAVORITES : LIMIT;
  storage.set(key, JSON.stringify([saved, ...others].slice(0, limit)));
};
