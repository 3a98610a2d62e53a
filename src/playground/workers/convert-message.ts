import {
  convertErn,
  countOutcomes,
  type ErnDocument,
  groupItems,
  type TargetVersion,
  toReportCsv,
} from "@ddex-suite/ern";

export type ConversionReport = ReturnType<typeof convertMessage>;

/**
 * Returns a message of an earlier version as one of a later, with the number of parts for each outcome, and what
 * happened to groups of them.
 */
export const convertMessage = (document: ErnDocument, to: TargetVersion) => {
  const { source, items } = convertErn(document, to);
  return { to, source, counts: countOutcomes(items), groups: groupItems(items) };
};

export const toConversionCsv = (document: ErnDocument, to: TargetVersion): string =>
  toReportCsv(convertErn(document, to).items);
