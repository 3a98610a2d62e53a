const terms = "/NewReleaseMessage/DealList/ReleaseDeal/Deal/DealTerms";

/** What the home page lets the reader edit: a value of one of the playground's messages, and the lines around it. */
export const liveEdit = {
  file: "src/playground/samples/43-single.xml",
  path: `${terms}/ValidityPeriod/StartDate`,
  /** Elements with which the lines that are shown begin and end. */
  first: `${terms}/TerritoryCode`,
  last: `${terms}/ValidityPeriod`,
  /** The value that is shown first. */
  becomes: "2026-11-20",
} as const;
