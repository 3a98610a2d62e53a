import type { SearchKind } from "../../../search/types";

/** Folders of the docs whose pages are no guides. */
const folders: ReadonlyMap<string, SearchKind> = new Map([
  ["api", "api"],
  ["examples", "example"],
]);

/** What kind of page it is, by where its file lives. */
export const kindOfPage = (page: { type: string; docId?: string }): SearchKind => {
  if (page.type === "BlogPost") return "blog";
  const [folder = ""] = page.docId?.split("/") ?? [];
  return folders.get(folder) ?? "guide";
};
