import { splitUrl } from "../../../search/common/split-url";
import type { SearchRecord } from "../../../search/common/types";

/** Records by page. They must be grouped by page, with its own record first and its sections in reading order. */
export const splitPages = (records: readonly SearchRecord[]): SearchRecord[][] => {
  const pages: SearchRecord[][] = [];
  for (const record of records) {
    const page = pages.at(-1);
    if (record.type === "lvl1") pages.push([record]);
    else if (page && splitUrl(page[0]!.url).path === splitUrl(record.url).path) page.push(record);
    else throw new Error(`${record.url}: the record does not follow those of its page`);
  }
  return pages;
};
