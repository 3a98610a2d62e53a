import type { DocSearchHit } from "@docsearch/react";

import { storage } from "../../utils/browser/storage";

/** Searches that are remembered, and how many beside favourites, as in DocSearch. */
const LIMIT = 7;
const LIMIT_BESIDE_FAVORITES = 4;

type StoredHit = Pick<DocSearchHit, "objectID">;

const read = (key: string): StoredHit[] => {
  try {
    const list: unknown = JSON.parse(storage.get(key) ?? "[]");
    return Array.isArray(list) ? (list as StoredHit[]) : [];
  } catch {
    return [];
  }
};

/** Remembers a text that was opened by its heading. DocSearch does so only when the text's page is among the results too. */
export const rememberHit = (hit: DocSearchHit, indexName: string): void => {
  const { objectID, url, hierarchy, type } = hit;
  if (type !== "content" || ("__docsearch_parent" in hit && hit.__docsearch_parent)) return;
  const favorites = read(`__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`);
  if (favorites.some((favorite) => favorite.objectID === objectID)) return;
  const levels = ["lvl6", "lvl5", "lvl4", "lvl3", "lvl2"] as const;
  const saved = { objectID, url, hierarchy, type: levels.find((level) => hierarchy[level]) ?? "lvl1", content: null };
  const key = `__DOCSEARCH_RECENT_SEARCHES__${indexName}`;
  const others = read(key).filter((other) => other.objectID !== objectID);
  const limit = favorites.length > 0 ? LIMIT_BESIDE_FAVORITES : LIMIT;
  storage.set(key, JSON.stringify([saved, ...others].slice(0, limit)));
};
