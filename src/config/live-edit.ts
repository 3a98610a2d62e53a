const terms = "/NewReleaseMessage/DealList/ReleaseDeal/Deal/DealTerms";

/** What readers can edit on the home page: a value in one of the playground's messages, and the lines around it. */
export const liveEdit = {
  file: "src/playground/samples/43-single.xml",
  path: `${terms}/ValidityPeriod/StartDate`,
  /** The elements at which the visible lines start and end. */
  first: `${terms}/TerritoryCode`,
  last: `${terms}/ValidityPeriod`,
  becomes: "2026-11-20",
} as const;
