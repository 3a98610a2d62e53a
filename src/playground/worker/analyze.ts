import { checkDocument, toIssue } from "../engine/check/check-ern";
import { ErnError } from "../engine/ern-error";
import type { ErnColumn, ErnMessage, ErnTrackRow } from "../engine/model-types";
import { FLAT_COLUMNS } from "../engine/model/list-tracks";
import type { ErnDocument } from "../engine/types";
import { rangeOf } from "../engine/xml/nodes";
import type { Analysis, TrackRow } from "./jobs";
import { toStructure } from "./structure";

/** Rows that a table can show without making the page slow; the downloads have all. */
const SHOWN_TRACKS = 500;

const toTrackRow = (document: ErnDocument, { node, cells }: ErnTrackRow): TrackRow => ({
  ...rangeOf(document, node),
  cells: Object.fromEntries(
    FLAT_COLUMNS.map(([column]) => [column, cells[column].map(({ value }) => value).join(", ")]),
  ) as Record<ErnColumn, string>,
});

const toHeader = ({ header }: ErnMessage): Analysis["header"] => ({
  messageId: header?.messageId?.value ?? "",
  sender: header?.sender?.name?.value ?? "",
  recipient: header?.recipients[0]?.name?.value ?? "",
});

/** What can be said of a document that could be parsed. */
export const analyze = (
  document: ErnDocument,
  message: ErnMessage,
  tracks: readonly ErnTrackRow[],
): Omit<Analysis, "revision"> => ({
  wellFormed: true,
  version: message.version ? `ERN ${message.version}` : "",
  header: toHeader(message),
  structure: toStructure(document, message),
  tracks: tracks.slice(0, SHOWN_TRACKS).map((row) => toTrackRow(document, row)),
  trackCount: tracks.length,
  issues: checkDocument(document),
});

/** What can be said of a source that could not be parsed; throws what is no matter of its text, such as a limit. An empty one has no faults. */
export const explainMalformed = (source: string, reason: unknown): Omit<Analysis, "revision"> => {
  if (!(reason instanceof ErnError) || reason.code === "cancelled") throw reason;
  const issues = source ? [toIssue(reason, source)] : [];
  return { wellFormed: false, version: "", structure: [], tracks: [], trackCount: 0, issues };
};
