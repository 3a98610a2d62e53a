import { splitUrl } from "../../common/split-url";
import type { SearchRecord } from "../../common/types";
import { slugOf } from "./slug-of";

/** What a record is, as its weight is found: a page, a section, the entry of a symbol, by their places here. */
export const weighed = ["page", "section", "symbol"] as const;

/** What a record is. The anchor of a symbol is its name; that of a section is a heading's. */
export const weighedAs = ({ type, url }: Pick<SearchRecord, "type" | "url">): (typeof weighed)[number] => {
  if (type === "lvl1") return "page";
  const { anchor } = splitUrl(url);
  return anchor === slugOf(anchor) ? "section" : "symbol";
};
