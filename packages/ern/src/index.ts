/** The engine's public API. Others import nothing else of it, but for files that they load lazily. */
export { buildFromData } from "./build/build-from-data";
export { releaseType } from "./build/data-enums";
export { toReleaseJsonSchema } from "./build/release-data";
export { AREAS, areasOf } from "./catalog/areas";
export { childNames, type ContentPart } from "./catalog/content-parts";
export { type CatalogElement, type CatalogPlace, listElements, movedPaths } from "./catalog/list-elements";
export { type CatalogValue, listValueSets } from "./catalog/list-value-sets";
export { SHOWN_VERSIONS } from "./catalog/versions-shown";
export { type Advice, type AdviceKind, checkAdvice } from "./check/check-advice";
export { checkChildren } from "./check/check-children";
export { checkDocument, checkErn, toDiagnostic } from "./check/check-ern";
export { countDiagnostics, DiagnosticList, entryOfCode } from "./check/diagnostic-list";
export { checkSuccession, type SuccessionNote } from "./compare/check-succession";
export { compareMessages } from "./compare/compare-messages";
export { changeLabels, type ComparedPart, type MeaningChange, partLabels } from "./compare/comparison";
export { type ComparedMessage, matchWorks } from "./compare/match-works";
export { toComparisonCsv } from "./compare/comparison-csv";
export { parseSide, type Side } from "./compare/parse-side";
export {
  type ConversionGroup,
  countOutcomes,
  groupItems,
  type Outcome,
  outcomeLabels,
  summarizeOutcomes,
  toReportCsv,
} from "./convert/conversion";
export { convertedVersions, convertErn, TARGET_VERSIONS, type TargetVersion } from "./convert/convert-to-43";
export { choiceAt, choiceIn } from "./edit/choices";
export { addElement, allowedIn, listAddable, removeElement } from "./edit/element-edits";
export { fixAll, fixAtOnce, type FixAtOnce } from "./edit/fix-all";
export { checkWithFixes, fixCertain } from "./edit/fix-certain";
export { fixDiagnostics } from "./edit/fix-diagnostics";
export { FillContext } from "./edit/fill-context";
export { fixLacking, fixLackingAttributes } from "./edit/fix-lacking";
export { setAttribute, setText } from "./edit/node-edits";
export { renameReference } from "./edit/rename-reference";
export { type Fill, toEmptySkeleton } from "./edit/to-skeleton";
export { ErnError } from "./ern-error";
export { LIMITS } from "./limits";
export {
  ERN_VERSIONS,
  type ErnColumn,
  type ErnDeal,
  type ErnHeader,
  type ErnMessage,
  type ErnParty,
  type ErnRelease,
  type ErnResource,
  type ErnRightsLine,
  type ErnTrackRow,
  type ErnValue,
  type ErnVersion,
  type ErnWork,
  FLAT_COLUMNS,
} from "./model-types";
export { createTrackReader, type ReadTracks } from "./model/create-track-reader";
export { listTracks } from "./model/list-tracks";
export { toCsv, toFlatJson, toGraphJson } from "./model/plain-data";
export { readMessage } from "./model/read-message";
export { createReader, type Reader } from "./model/reader";
export { type MessageSummary, summarizeMessage } from "./model/summarize-message";
export { listReferences, type ReferenceKind } from "./model/references";
export { type Check, type CheckedFile, kindOfProblem, type ReportedProblem, toRecord } from "./report/checked-file";
export { memoize, once } from "./memoize";
export { limitProblems } from "./report/limit-problems";
export { reportSchema } from "./report/json-report";
export { type ReportFormat, formatReport } from "./report/format-report";
export type { TextOptions } from "./report/text-report";
export { withLocations } from "./report/with-locations";
export { allowedByModel } from "./schema/allowed-by-model";
export type { AllowedHere, ElementNames, NameFacts } from "./schema/allowed-here";
export { allowedInVersion } from "./schema/allowed-in-version";
export { codesElsewhere } from "./schema/codes-elsewhere";
export { changesBetween, type ElementChange, type ErnChanges, type PartChange } from "./schema/changes-between";
export { type Occurrence, OCCURRENCES, parseContent } from "./schema/content-notation";
export { elementFacts, valueSetsOf } from "./schema/facts";
export type { SchemaChild } from "./schema/list-children";
export { type ErnProfile, listOlderProfiles, type ProfileRule, PROFILES } from "./schema/profiles";
export { schemaModelOf } from "./schema/schema-model-of";
export type { Particle, SchemaModel, TypeModel, ValueModel } from "./schema/schema-model";
export { childrenInSchema, typeInSchema } from "./schema/schema-rules";
export { elementsOf, type ErnElement } from "./schema/version-parts";
export {
  KNOWN_NAMESPACES,
  namespaceOf,
  NEWEST_VERSION,
  toVersion,
  toVersionNumber,
  VERSION_FACTS,
  versionOf,
} from "./schema/versions";
export { standardNames, type PlacedName, standardPlaces, valuesAt, versionsWith } from "./schema/standard-facts";
export { isEncoding } from "./text/encoding-names";
export { assertDeclaration, createErnDecoder, decodeErn, encodeErn, isWrittenAsUtf8 } from "./text/encoding";
export { findFolded, foldText } from "./text/fold-text";
export { hashBytes, hashText } from "./text/hash-bytes";
export { measureText, type TextMeasure } from "./text/measure-text";
export { explainOtherFile, explainOtherText, isZip } from "./text/other-files";
export { shorten, shortenValues } from "./text/shorten";
export { applySplices } from "./text/splices";
export { toCsvTable, toCsvRows, toTsvRows } from "./text/to-table";
export { editTracks, type TrackEdit } from "./tracks/edit-tracks";
export { planCsv, planPaste } from "./tracks/plan-csv";
export type { PlannedRow, TrackPlan } from "./tracks/plan-tracks";
export { type EditableColumn, isEditable, parseCell } from "./tracks/parse-cell";
export { toTracks } from "./tracks/tracks";
export {
  type DiagnosticCode,
  diagnosticCodes,
  type ErnDiagnostic,
  type ErnDocument,
  type ErnEdit,
  type ErnEncoding,
  type ErnErrorDetails,
  type ErnText,
  type Explanation,
  type Fix,
  type NodeId,
  type ParseOptions,
  type Range,
  type Severity,
  type Splice,
  type ValueChoice,
} from "./types";
export { checkDate, checkDateTime, checkDuration } from "./values/dates";
export {
  checkDpid,
  checkGrid,
  checkIcpn,
  checkIsni,
  checkIsrc,
  checkIswc,
  gridCheckCharacter,
  type ValueDiagnostic,
} from "./values/identifiers";
export { findAttribute, listAttributes } from "./xml/attributes";
export { canonicalize } from "./xml/canonicalize";
export {
  childElements,
  contentRangeOf,
  isElement,
  localNameOf,
  nameOf,
  namesTo,
  nodeAt,
  parentOf,
  positionAt,
  rangeOf,
  textOf,
} from "./xml/nodes";
export { escapeAttribute, escapeText } from "./xml/escape";
export { numberingBy } from "./xml/numbering";
export { nextTask, parseErn, parseErnInSlices, throwIfAborted } from "./xml/parse-ern";
export { findNode, pathOf } from "./xml/paths";
export { SYNTAX_REMEDIES } from "./xml/syntax-remedies";
export { type ElementData, type Layout, withPrefix, toXml } from "./xml/to-xml";
export { readModel } from "./xsd/read-model";
