import { splitUrl } from "../../../search/common/split-url";
import type { SearchRecord } from "../../../search/common/types";
import type { Weighed } from "../../../search/local/format/weighed";
import { slugOf } from "./slug-of";

/** What a record is for ranking. A symbol's anchor is its name; a section's is a heading's. */
export const weighedAs = ({ type, url }: Pick<SearchRecord, "type" | "url">): Weighed => {
  if (type === "lvl1") return "page";
  const { anchor } = splitUrl(url);
  return anchor === slugOf(anchor) ? "section" : "symbol";
};
