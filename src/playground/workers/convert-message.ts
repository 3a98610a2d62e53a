import { convertErn, countOutcomes, type ErnDocument, groupItems, toReportCsv } from "@ddex-suite/ern";

export type ConversionReport = ReturnType<typeof convertMessage>;

/** A message of an earlier version as ERN 4.3.2, with the number of parts for each outcome, and what happened to groups of them. */
export const convertMessage = (document: ErnDocument) => {
  const { source, items } = convertErn(document);
  return { source, counts: countOutcomes(items), groups: groupItems(items) };
};

export const toConversionCsv = (document: ErnDocument): string => toReportCsv(convertErn(document).items);
