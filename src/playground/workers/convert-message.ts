import { convertTo43, type ErnDocument, groupItems, type Outcome, toReportCsv } from "../../ern";

export type ConversionReport = ReturnType<typeof convertMessage>;

/** An ERN 3.8.2 message as ERN 4.3, with the number of parts for each outcome, and what happened to groups of them. */
export const convertMessage = (document: ErnDocument) => {
  const { source, items } = convertTo43(document);
  const counts: Record<Outcome, number> = { decide: 0, added: 0, dropped: 0, changed: 0, carried: 0 };
  for (const { outcome } of items) counts[outcome] += 1;
  return { source, counts, groups: groupItems(items) };
};

/** What happened to each part, as CSV. */
export const toConversionCsv = (document: ErnDocument): string => toReportCsv(convertTo43(document).items);
