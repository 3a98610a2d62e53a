import type { SearchRecord } from "./types";

/** Returns the level of a record's heading; 1 is the page itself. */
export const levelOf = ({ type, hierarchy }: Pick<SearchRecord, "type" | "hierarchy">): number =>
  type === "content"
    ? Math.max(...([1, 2, 3, 4, 5, 6] as const).filter((level) => hierarchy[`lvl${level}`] !== null))
    : Number(type.slice(3));

/** Returns a record's own heading; for a page, its title. */
export const headingOf = (record: Pick<SearchRecord, "type" | "hierarchy">): string =>
  record.hierarchy[`lvl${levelOf(record) as 1}`];

/** Returns the path of a URL, and its fragment without the `#`. */
export const splitUrl = (url: string): { path: string; anchor: string } => {
  const [path = "", anchor = ""] = url.split("#");
  return { path, anchor };
};
