import type { AllowedHere, NameFacts } from "../../ern/schema/allowed-here";

/** Type, occurrence and source in one line. */
export const factsLine = ({ type, occurrence }: NameFacts, { maker }: AllowedHere): string =>
  `${[type, occurrence].filter(Boolean).join(", ")}, by ${maker}.`;

/** A schema's own documentation of a name, which comes from the user’s file, not from the site. */
export const schemaWords = ({ meaning }: NameFacts): string | undefined =>
  meaning && `From the schema you gave: “${meaning}”`;
