import { checkDocument, toDiagnostic } from "../../ern/check/check-ern";
import { ErnError } from "../../ern/ern-error";
import { FLAT_COLUMNS, type ErnColumn, type ErnMessage, type ErnTrackRow } from "../../ern/model-types";
import { namespaceOf } from "../../ern/schema/versions";
import type { ErnDocument, ErnDiagnostic } from "../../ern/types";
import { listAttributes } from "../../ern/xml/attributes";
import { rangeOf } from "../../ern/xml/nodes";
import type { Analysis, TrackRow } from "./structure/analysis";
import { toStructure } from "./structure/structure";

/** The number of rows that a table can show without slowing down the page; downloads have all of them. */
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

const toClaim = (document: ErnDocument): Analysis["claim"] => {
  const namespace = namespaceOf(document, document.root);
  const written = listAttributes(document, document.root).find(({ name }) => name.endsWith(":schemaLocation"));
  const words = written?.value.trim().split(/\s+/) ?? [];
  const location = words.find((_, at) => at % 2 === 1 && words[at - 1] === namespace);
  return { namespace, location: location ?? "" };
};

/** A document's problems with their fixes; the code for fixes is loaded separately, because few messages need it on first view. */
const listDiagnostics = async (document: ErnDocument): Promise<ErnDiagnostic[]> => {
  const diagnostics = checkDocument(document);
  return diagnostics.length === 0
    ? diagnostics
    : (await import("../../ern/edit/fix-diagnostics")).fixDiagnostics(document, diagnostics);
};

/** The analysis of a document that could be parsed. */
export const analyze = async (
  document: ErnDocument,
  message: ErnMessage,
  tracks: readonly ErnTrackRow[],
): Promise<Omit<Analysis, "revision">> => ({
  wellFormed: true,
  version: message.version ? `ERN ${message.version}` : "",
  claim: toClaim(document),
  header: toHeader(message),
  structure: toStructure(document, message),
  tracks: tracks.slice(0, SHOWN_TRACKS).map((row) => toTrackRow(document, row)),
  trackCount: tracks.length,
  diagnostics: await listDiagnostics(document),
});

/** The analysis of a source that couldn't be parsed; throws if the reason isn't in its text, such as a limit. An empty one has no problems. */
export const explainMalformed = (source: string, reason: unknown): Omit<Analysis, "revision"> => {
  if (!(reason instanceof ErnError) || reason.code === "cancelled") throw reason;
  const diagnostics = source ? [toDiagnostic(reason, source)] : [];
  return { wellFormed: false, version: "", structure: [], tracks: [], trackCount: 0, diagnostics };
};
