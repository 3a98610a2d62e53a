import type { AllowedHere, NameFacts } from "../../ern/schema/allowed-here";

/** Type, occurrence, and who says so, in one line. */
export const factsLine = ({ type, occurrence }: NameFacts, { maker }: AllowedHere): string =>
  `${[type, occurrence].filter(Boolean).join(", ")}, by ${maker}.`;

/** What a schema says of a name in its own words, which are the reader’s file’s and not the site’s. */
export const schemaWords = ({ meaning }: NameFacts): string | undefined =>
  meaning && `From the schema you gave: “${meaning}”`;
