import {
  type AdviceKind,
  type AllowedHere,
  type CheckedFile,
  type ErnDocument,
  type ErnEncoding,
  ErnError,
  type ErnMessage,
  type ErnTrackRow,
  listTracks,
  measureText,
  namespaceOf,
  nextTask,
  parseErnInSlices,
  type Range,
  readMessage,
  type ReportFormat,
  type SchemaModel,
  type TargetVersion,
  throwIfAborted,
  toCsv,
  toFlatJson,
  toGraphJson,
} from "@ddex-suite/ern";

import { analyze, cellsInRanges, explainMalformed } from "./analyze";
import type { EditCommand } from "./apply-command";
import { createComparer } from "./create-comparer";
import { createTexts, type TextPart } from "./create-texts";
import type { describeFile } from "./describe-file";
import { inspect } from "./inspect";
import type { TrackTable } from "./plan-table";
import type { FileReport } from "./report-checks";
import {
  addRows,
  type Analysis,
  compareRows,
  POSTED_ROWS,
  type RowChanges,
  type StructureRow,
  toRows,
} from "./structure/analysis";

/** A question about the message that was read last. */
interface AtRevision {
  revision: number;
}

interface Current extends AtRevision {
  document: ErnDocument;
  message: ErnMessage;
  tracks: ErnTrackRow[];
  rows: StructureRow[];
}

export type ExportFormat = "graph" | "flat" | "csv";

/** The fraction of the time after parsing that reading and checking take. */
const PARSING = 0.8;

/** Returns the jobs of the worker, which keeps the last message. A job takes its input before it waits for its code. */
export const createEngine = () => {
  let current: Current | undefined;
  let running: { aborted: boolean } = { aborted: false };
  let search: { aborted: boolean } = { aborted: false };
  /** What a loaded schema allows, for messages of its namespace. */
  let loadedSchema: { namespace: string; allowed: AllowedHere } | undefined;
  const texts = createTexts();

  const allowedFor = (document: ErnDocument): AllowedHere | undefined =>
    loadedSchema?.namespace === namespaceOf(document, document.root) ? loadedSchema.allowed : undefined;

  const needCurrent = (revision: number): Current => {
    if (current?.revision === revision) return current;
    throw new ErnError({
      code: "edit",
      message: "The message cannot be read as it is now.",
      remedy: "Correct the errors that the checks list, then try again.",
    });
  };

  /**
   * Reads the source with this number. The answer has the first items of the structure, and their total number; or, if
   * the structure of the last reading is known, how it differs from that.
   */
  const analyzeSource = async (
    input: AtRevision & { source: number; encoding: ErnEncoding; known?: number },
    onProgress?: (part: number) => void,
  ): Promise<Analysis & { itemCount: number; rowChanges?: RowChanges }> => {
    const { revision, encoding, known } = input;
    const source = texts.get("source", input.source);
    running.aborted = true;
    const file = measureText({ source, encoding });
    const signal = (running = { aborted: false });
    try {
      const document = await parseErnInSlices(source, {
        signal,
        onProgress: (part) => onProgress?.(part * PARSING),
        previous: current?.document,
      });
      const message = readMessage(document);
      const tracks = listTracks(message);
      const analysis = await analyze(document, message, tracks);
      const rows = toRows(analysis.structure);
      const rowChanges = current && current.revision === known ? compareRows(current.rows, rows) : undefined;
      current = { revision, document, message, tracks, rows };
      const structure = rowChanges ? [] : addRows([], rows.slice(0, POSTED_ROWS));
      // An outdated result isn't posted, because receiving it would cost the page more than it's worth.
      await nextTask();
      throwIfAborted(signal);
      return { revision, ...analysis, file, structure, rowChanges, itemCount: rows.length };
    } catch (error) {
      return { revision, ...explainMalformed(source, error), file, itemCount: 0 };
    }
  };

  return {
    text: (part: TextPart) => {
      if (part.name === "source") running.aborted = true;
      texts.addPart(part);
    },
    analyze: analyzeSource,
    /** Items of the structure from an index, as many as the page can process without a noticeable delay. */
    structure: ({ revision, from }: AtRevision & { from: number }) =>
      needCurrent(revision).rows.slice(from, from + POSTED_ROWS),
    /** Sets what a loaded schema allows, which is then used for messages of its namespace. */
    allow: async ({ model }: { model: SchemaModel | null }) => {
      const allowed = model && (await import("@ddex-suite/ern/schema/allowed-by-model")).allowedByModel(model);
      loadedSchema = allowed ? { namespace: model.namespace, allowed } : undefined;
    },
    /** Rows that match, ignoring case and accents. A newer query ends an older one. */
    searchStructure: async ({ revision, query }: AtRevision & { query: string }) => {
      search.aborted = true;
      const signal = (search = { aborted: false });
      const read = needCurrent(revision);
      return (await import("./structure/search-structure")).searchStructure(read, query, signal);
    },
    edit: async ({ revision, command }: AtRevision & { command: EditCommand }) => {
      const { document } = needCurrent(revision);
      const allowed = allowedFor(document);
      return (await import("./apply-command")).applyCommand(document, command, allowed).splices;
    },
    cells: ({ revision, ranges }: AtRevision & { ranges: readonly Range[] }) =>
      cellsInRanges(needCurrent(revision).tracks, ranges),
    planTracks: async ({ revision, table }: AtRevision & { table: TrackTable }) => {
      const { document } = needCurrent(revision);
      return (await import("./plan-table")).planTable(document, table);
    },
    inspect: ({ revision, offset }: AtRevision & { offset: number }) => {
      const { document, message } = needCurrent(revision);
      return inspect(document, message, offset, allowedFor(document));
    },
    ...createComparer(texts, (source) => (current?.document.source === source ? current : undefined)),
    build: async ({ json }: { json: string }) => (await import("./build-message")).buildMessage(json),
    schema: async () => (await import("./build-message")).releaseSchema(),
    export: ({ revision, format }: AtRevision & { format: ExportFormat }) => {
      const { message, tracks } = needCurrent(revision);
      if (format === "csv") return toCsv(tracks);
      return `${JSON.stringify(format === "graph" ? toGraphJson(message) : toFlatJson(tracks), null, 2)}\n`;
    },
    convert: async ({ revision, to }: AtRevision & { to: TargetVersion }) => {
      const { document } = needCurrent(revision);
      return (await import("./convert-message")).convertMessage(document, to);
    },
    advice: async ({ revision, kind }: AtRevision & { kind: AdviceKind }) => {
      const { document } = needCurrent(revision);
      return (await import("@ddex-suite/ern/check/check-advice")).checkAdvice(document, kind);
    },
    conversionReport: async ({ revision, to }: AtRevision & { to: TargetVersion }) => {
      const { document } = needCurrent(revision);
      return (await import("./convert-message")).toConversionCsv(document, to);
    },
    /** What was checked in the message, in a format to keep or send. A source that can't be read has only the problems passed. */
    report: async ({ revision, format, ...checked }: AtRevision & CheckedFile & { format: ReportFormat }) => {
      const document = current?.revision === revision ? current.document : undefined;
      return (await import("./report-checks")).reportChecks(checked, document, format);
    },
    reportFiles: async ({ files, format }: { files: readonly FileReport[]; format: ReportFormat }) =>
      (await import("./report-checks")).reportFiles(files, format),
    describeFile: async (input: Parameters<typeof describeFile>[0]) =>
      (await import("./describe-file")).describeFile(input),
    unpack: async ({ archive }: { archive: Blob }) => (await import("@ddex-suite/ern/files/unpack")).unpack(archive),
  };
};
