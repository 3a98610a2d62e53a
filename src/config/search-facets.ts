const kinds = { guide: "Guides", api: "API", example: "Examples", blog: "Blog" };
const codes = { typescript: "TypeScript", python: "Python", rust: "Rust" };

/** What a search can be narrowed to: filter names in URLs and requests, and their labels for readers. */
export const searchFacets = {
  kind: { label: "Kind of page", options: kinds },
  code: { label: "Language", options: codes },
};

export type SearchKind = keyof typeof kinds;

export type SearchCode = keyof typeof codes;

/** The languages that a search can be narrowed to, in the order that records list them. */
export const searchCodes = Object.keys(codes) as SearchCode[];
