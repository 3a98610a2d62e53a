import type { SearchCode, SearchKind } from "../search/shared/types";

const kinds: Record<SearchKind, string> = { guide: "Guides", api: "API", example: "Examples", blog: "Blog" };
const codes: Record<SearchCode, string> = { typescript: "TypeScript", python: "Python", rust: "Rust" };

/** What a search can be narrowed to: the names of filters in addresses and requests, and what readers see of them. */
export const searchFacets = {
  kind: { label: "Kind of page", options: kinds },
  code: { label: "Language", options: codes },
};
