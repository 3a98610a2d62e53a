import {
  allowedIn,
  checkDocument,
  choiceAt,
  type ErnDeal,
  type ErnDiagnostic,
  type ErnDocument,
  ErnError,
  type ErnMessage,
  type ErnTrackRow,
  type ErnValue,
  FLAT_COLUMNS,
  type NodeId,
  parentOf,
  type Range,
  rangeOf,
  shorten,
  toDiagnostic,
} from "@ddex-suite/ern";
import { formatNumber } from "@ddex-suite/ern/text/counted";
import { toClaim } from "@ddex-suite/ern/validate";

import { groupBy } from "../../utils/lists";
import type { Analysis, StructureItem, TrackRow } from "./structure/analysis";

/** The number of rows that a table can show without slowing down the page; downloads have all of them. */
const SHOWN_TRACKS = 500;

type ProblemOf = (value: ErnValue) => ErnDiagnostic | undefined;

const createProblemLookup = (diagnostics: readonly ErnDiagnostic[]): ProblemOf => {
  const byNode = groupBy(diagnostics, (problem) => problem.node);
  return ({ node, from, to }) => byNode.get(node)?.find((problem) => problem.from <= to && problem.to >= from);
};

const toTrackRow = (document: ErnDocument, { node, cells }: ErnTrackRow, problemOf: ProblemOf): TrackRow => {
  const problems = FLAT_COLUMNS.flatMap(([column]) => {
    const [found] = cells[column].flatMap((value) => problemOf(value) ?? []);
    return found ? [[column, found] as const] : [];
  });
  return {
    ...rangeOf(document, node),
    cells: Object.fromEntries(FLAT_COLUMNS.map(([column]) => [column, joinValues(cells[column])])) as TrackRow["cells"],
    ...(problems.length > 0 && { problems: Object.fromEntries(problems) }),
  };
};

/** Returns the cells of the shown tracks that ranges of the source are in, each with the number of its first range. */
export const cellsInRanges = (tracks: readonly ErnTrackRow[], ranges: readonly Range[]) =>
  tracks.slice(0, SHOWN_TRACKS).flatMap(({ cells }, row) =>
    FLAT_COLUMNS.flatMap(([column]) => {
      const index = ranges.findIndex(({ from, to }) =>
        cells[column].some((value) => from <= value.to && to >= value.from),
      );
      return index === -1 ? [] : [{ row, column, index }];
    }),
  );

const toChoices = (document: ErnDocument, shown: readonly ErnTrackRow[]): Analysis["choices"] => {
  const warning = shown.flatMap(({ cells }) => cells.parentalWarning)[0];
  const choice = warning && choiceAt(document, allowedIn(document), warning.node);
  return choice && { parentalWarning: choice };
};

/** A document's problems with their fixes; the code for fixes is loaded separately, because few messages need it on first view. */
const listDiagnostics = async (document: ErnDocument): Promise<ErnDiagnostic[]> => {
  const diagnostics = checkDocument(document);
  return diagnostics.length === 0
    ? diagnostics
    : (await import("@ddex-suite/ern/edit/fix-diagnostics")).fixDiagnostics(document, diagnostics);
};

export const analyze = async (
  document: ErnDocument,
  message: ErnMessage,
  tracks: readonly ErnTrackRow[],
): Promise<Omit<Analysis, "revision">> => {
  const diagnostics = await listDiagnostics(document);
  const problemOf = createProblemLookup(diagnostics);
  const { header } = message;
  const shown = tracks.slice(0, SHOWN_TRACKS);
  return {
    wellFormed: true,
    version: message.version ? `ERN ${message.version}` : "",
    claim: toClaim(document),
    header: {
      messageId: valueText(header?.messageId),
      sender: valueText(header?.sender?.name),
      recipient: valueText(header?.recipients[0]?.name),
    },
    releaseType: tracks[0]?.cells.releaseType[0]?.value,
    structure: toStructure(document, message),
    tracks: shown.map((row) => toTrackRow(document, row, problemOf)),
    trackCount: tracks.length,
    choices: toChoices(document, shown),
    diagnostics,
  };
};

/** Returns the analysis of a source that can't be parsed. Throws the reason if it isn't in the text, such as a limit. */
export const explainMalformed = (source: string, reason: unknown): Omit<Analysis, "revision"> => {
  if (!(reason instanceof ErnError) || reason.code === "cancelled") throw reason;
  const diagnostics = source ? [toDiagnostic(reason, source)] : [];
  return { wellFormed: false, version: "", structure: [], tracks: [], trackCount: 0, diagnostics };
};

const valueText = (value: ErnValue | null | undefined): string => value?.value ?? "";

const joinValues = (values: readonly ErnValue[]): string => values.map(({ value }) => value).join(", ");

const joinDetails = (...details: string[]): string => details.filter(Boolean).join(" · ");

/** Returns the message as a tree of what users look for: header, parties, resources, releases, deals. */
export const toStructure = (document: ErnDocument, message: ErnMessage): StructureItem[] => {
  const item = (node: NodeId, label: string, detail = "", children: StructureItem[] = []): StructureItem => ({
    label: shorten(label),
    detail: shorten(detail),
    children,
    ...rangeOf(document, node),
  });

  const toDeal = ({ node, commercialModels, useTypes, territories, starts }: ErnDeal): StructureItem =>
    item(
      node,
      joinValues(territories) || "Deal",
      joinDetails(joinValues(commercialModels), joinValues(useTypes), joinValues(starts)),
    );

  /** An item for a party, a resource or a release, with the reference that others find it by. */
  const referenceItem = (
    { node, reference }: { node: NodeId; reference: ErnValue | null },
    label: string,
    detail = "",
    children?: StructureItem[],
  ): StructureItem => {
    const text = valueText(reference);
    return { ...item(node, label, joinDetails(text, detail), children), ...(text && { reference: text }) };
  };

  /** A list of the message, located at the parent of its first entry. */
  const list = <Part extends { node: NodeId }>(
    label: string,
    parts: readonly Part[],
    toItem: (part: Part) => StructureItem,
  ): StructureItem[] =>
    parts[0] ? [item(parentOf(document, parts[0].node), label, formatNumber(parts.length), parts.map(toItem))] : [];

  const { header, parties, resources, releases, releaseDeals } = message;
  return [
    ...(header ? [item(header.node, "Header", valueText(header.messageId))] : []),
    ...list("Parties", parties, (party) => referenceItem(party, valueText(party.name) || "Party")),
    ...list("Resources", resources, (part) =>
      referenceItem(part, valueText(part.title) || part.kind, joinDetails(part.kind, valueText(part.artistName))),
    ),
    ...list("Releases", releases, (part) =>
      referenceItem(
        part,
        valueText(part.title) || part.kind,
        part.isMain ? "Main release" : part.kind,
        part.items.map(({ node, sequence, resource: to }) =>
          item(node, valueText(to.target?.title) || to.value, joinDetails(valueText(sequence), to.value)),
        ),
      ),
    ),
    ...list("Deals", releaseDeals, ({ node, releases: released, deals }) =>
      item(node, `Deals for ${joinValues(released)}`, formatNumber(deals.length), deals.map(toDeal)),
    ),
  ];
};
