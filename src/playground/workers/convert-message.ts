import { type Outcome, groupItems, toReportCsv, type ConversionGroup } from "../../ern/convert/conversion";
import { convertTo43 } from "../../ern/convert/convert-to-43";
import type { ErnDocument } from "../../ern/types";

/** A converted message, and what happened to its parts: the number for each outcome, and the groups. */
export interface ConversionReport {
  source: string;
  counts: Record<Outcome, number>;
  groups: ConversionGroup[];
}

/** An ERN 3.8.2 message as ERN 4.3, with the conversion report. */
export const convertMessage = (document: ErnDocument): ConversionReport => {
  const { source, items } = convertTo43(document);
  const counts: Record<Outcome, number> = { decide: 0, added: 0, dropped: 0, changed: 0, carried: 0 };
  for (const { outcome } of items) counts[outcome] += 1;
  return { source, counts, groups: groupItems(items) };
};

/** What happened to each part, as CSV. */
export const toConversionCsv = (document: ErnDocument): string => toReportCsv(convertTo43(document).items);
