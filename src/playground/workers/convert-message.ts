import { convertTo43, countOutcomes, type ErnDocument, groupItems, toReportCsv } from "@ddex-suite/ern";

export type ConversionReport = ReturnType<typeof convertMessage>;

/** A message of an earlier version as ERN 4.3, with the number of parts for each outcome, and what happened to groups of them. */
export const convertMessage = (document: ErnDocument) => {
  const { source, items } = convertTo43(document);
  return { source, counts: countOutcomes(items), groups: groupItems(items) };
};

export const toConversionCsv = (document: ErnDocument): string => toReportCsv(convertTo43(document).items);
