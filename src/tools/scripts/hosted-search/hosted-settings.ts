import type { IndexSettings } from "algoliasearch";

const headings = [1, 2, 3, 4, 5, 6].map((level) => `unordered(hierarchy.lvl${level})`);

/** Makes the hosted service rank like the local index: title, then heading, then text. */
export const hostedSettings: IndexSettings = {
  searchableAttributes: [...headings, "unordered(keywords)", "content", "unordered(hierarchy.lvl0)"],
  attributesForFaceting: ["language", "docusaurus_tag", "kind", "code"],
  // The parts of a long section count as one result.
  attributeForDistinct: "url",
  distinct: true,
  customRanking: ["desc(weight.level)", "asc(weight.position)"],
  attributesToRetrieve: ["hierarchy", "content", "type", "url"],
  attributesToHighlight: ["hierarchy", "content"],
  attributesToSnippet: ["content:10"],
  highlightPreTag: "<mark>",
  highlightPostTag: "</mark>",
  snippetEllipsisText: "…",
  // Lets "preset" find applyPreset.
  camelCaseAttributes: ["hierarchy", "content"],
  ignorePlurals: ["en"],
  removeWordsIfNoResults: "allOptional",
};
