import { isInternal } from "../../utils/paths";
import { storage, storedJson } from "../../utils/browser/storage";
import { searchesKey } from "./searches-key";

const types = ["lvl1", "lvl2", "lvl3", "lvl4", "lvl5", "lvl6", "content"];
const levels = ["lvl2", "lvl3", "lvl4", "lvl5", "lvl6"];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isText = (value: unknown): boolean => typeof value === "string";
/** DocSearch sets it as HTML, and it was escaped before storing: any markup isn't ours. */
const isEscaped = (value: unknown): boolean => typeof value === "string" && !value.includes("<");
const isEscapedOrNone = (value: unknown): boolean => value === undefined || value === null || isEscaped(value);

/** Whether a value is the path of a page of this site. */
const isAddress = (value: unknown): boolean => typeof value === "string" && isInternal(value) && !value.includes("\\");

/** Whether a stored value has everything that DocSearch reads from a recent or favourite search, in the form it expects. */
const isStoredSearch = (value: unknown): boolean =>
  isObject(value) &&
  isText(value.objectID) &&
  isAddress(value.url) &&
  types.includes(value.type as string) &&
  isEscapedOrNone(value.content) &&
  isObject(value.hierarchy) &&
  isText(value.hierarchy.lvl0) &&
  isEscaped(value.hierarchy.lvl1) &&
  levels.every((level) => isEscapedOrNone((value.hierarchy as Record<string, unknown>)[level]));

/** Removes invalid recent and favourite searches, which would crash DocSearch. */
export const dropBadSearches = (indexName: string): void => {
  for (const kind of ["RECENT", "FAVORITE"] as const) {
    const key = searchesKey(kind, indexName);
    const list = storedJson(key);
    if (list === undefined) continue;
    if (!Array.isArray(list)) storage.remove(key);
    else if (!list.every(isStoredSearch)) storage.set(key, JSON.stringify(list.filter(isStoredSearch)));
  }
};
