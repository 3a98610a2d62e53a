import type { SearchCode } from "./search-codes";

const kinds = { guide: "Guides", api: "API", example: "Examples", blog: "Blog" };
const codes: Record<SearchCode, string> = { typescript: "TypeScript", python: "Python", rust: "Rust" };

/** What a search can be narrowed to: the names of filters in addresses and requests, and what readers see of them. */
export const searchFacets = {
  kind: { label: "Kind of page", options: kinds },
  code: { label: "Language", options: codes },
};

/** What kind of page a record belongs to. */
export type SearchKind = keyof typeof kinds;
