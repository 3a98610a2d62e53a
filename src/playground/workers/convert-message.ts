import {
  convertErn,
  countOutcomes,
  type ErnDocument,
  groupItems,
  type TargetVersion,
  toReportCsv,
} from "@ddex-suite/ern";

export type ConversionReport = ReturnType<typeof convertMessage>;

/** Converts a message to a later version, with the number of parts for each outcome, and what became of them in groups. */
export const convertMessage = (document: ErnDocument, to: TargetVersion) => {
  const { source, items } = convertErn(document, to);
  return { to, source, counts: countOutcomes(items), groups: groupItems(items) };
};

export const toConversionCsv = (document: ErnDocument, to: TargetVersion): string =>
  toReportCsv(convertErn(document, to).items);
