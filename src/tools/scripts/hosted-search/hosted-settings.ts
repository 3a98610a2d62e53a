import type { IndexSettings } from "algoliasearch";

const headings = [1, 2, 3, 4, 5, 6].map((level) => `unordered(hierarchy.lvl${level})`);

/** How the hosted service searches our records: as the local index does, a title before a heading before text. */
export const hostedSettings: IndexSettings = {
  searchableAttributes: [...headings, "unordered(keywords)", "content", "unordered(hierarchy.lvl0)"],
  attributesForFaceting: ["language", "docusaurus_tag", "kind", "code"],
  // A section's parts, cut for their size, answer as one.
  attributeForDistinct: "url",
  distinct: true,
  customRanking: ["desc(weight.level)", "asc(weight.position)"],
  attributesToRetrieve: ["hierarchy", "content", "type", "url"],
  attributesToHighlight: ["hierarchy", "content"],
  attributesToSnippet: ["content:10"],
  highlightPreTag: "<mark>",
  highlightPostTag: "</mark>",
  snippetEllipsisText: "…",
  // Finds applyPreset by "preset" too.
  camelCaseAttributes: ["hierarchy", "content"],
  ignorePlurals: ["en"],
  removeWordsIfNoResults: "allOptional",
};
