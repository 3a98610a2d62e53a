import { ErnError } from "../../ern/ern-error";
import type { ErnMessage, ErnTrackRow } from "../../ern/model-types";
import type { AllowedHere } from "../../ern/schema/allowed-here";
import { namespaceOf } from "../../ern/schema/versions";
import { listTracks } from "../../ern/model/list-tracks";
import { readMessage } from "../../ern/model/read-message";
import { toCsv, toFlatJson, toGraphJson } from "../../ern/model/plain-data";
import { nextTask, parseErnInSlices, throwIfAborted } from "../../ern/xml/parse-ern";
import { measureText } from "../../ern/text/measure-text";
import type { ErnDocument } from "../../ern/types";
import { analyze, explainMalformed } from "./analyze";
import { createComparer } from "./create-comparer";
import { createTexts } from "./create-texts";
import { inspect } from "./inspect";
import type { StructureItem, StructureRow } from "./structure/analysis";
import type { ExportFormat, JobName, Jobs } from "./jobs";
import { addRows, POSTED_ROWS, toRows } from "./structure/structure-rows";

interface Current {
  revision: number;
  document: ErnDocument;
  message: ErnMessage;
  tracks: ErnTrackRow[];
  /** The structure as ordered rows. */
  rows: StructureRow[];
}

type Engine = {
  [Name in JobName]: (
    input: Jobs[Name]["input"],
    onProgress?: (part: number) => void,
  ) => Jobs[Name]["output"] | Promise<Jobs[Name]["output"]>;
};

/** The fraction of the time after parsing that reading and checking take. */
const PARSING = 0.8;

const exportAs = ({ message, tracks }: Current, format: ExportFormat): string => {
  if (format === "csv") return toCsv(tracks);
  return `${JSON.stringify(format === "graph" ? toGraphJson(message) : toFlatJson(tracks), null, 2)}\n`;
};

/**
 * The jobs of the worker. It keeps the last message it could read, so that questions about it don't have to include it.
 * Code that reading doesn't need is loaded by the first job that does, which takes its input before it waits for the
 * code.
 */
export const createEngine = (): Engine => {
  let current: Current | undefined;
  let running: { aborted: boolean } = { aborted: false };
  let asked: { aborted: boolean } = { aborted: false };
  /** What a loaded schema allows, for messages of its namespace. */
  let given: { namespace: string; allowed: AllowedHere } | undefined;
  const texts = createTexts();

  const allowedFor = (document: ErnDocument): AllowedHere | undefined =>
    given?.namespace === namespaceOf(document, document.root) ? given.allowed : undefined;

  const need = (revision: number): Current => {
    if (current?.revision === revision) return current;
    throw new ErnError({
      code: "edit",
      message: "The message cannot be read as it is now.",
      remedy: "Correct the errors that the checks list, then try again.",
    });
  };

  const read = async (
    { source: number, revision, encoding }: Jobs["analyze"]["input"],
    onProgress?: (part: number) => void,
  ): Promise<Jobs["analyze"]["output"]> => {
    const source = texts.need("source", number);
    running.aborted = true;
    const file = measureText({ source, encoding });
    const signal = (running = { aborted: false });
    try {
      const document = await parseErnInSlices(source, { signal, onProgress: (part) => onProgress?.(part * PARSING) });
      const message = readMessage(document);
      const tracks = listTracks(message);
      const analysis = await analyze(document, message, tracks);
      const rows = toRows(analysis.structure);
      current = { revision, document, message, tracks, rows };
      const structure: StructureItem[] = [];
      addRows(structure, rows.slice(0, POSTED_ROWS));
      // An outdated result isn't posted, because receiving it would cost the page more than it's worth.
      await nextTask();
      throwIfAborted(signal);
      return { revision, ...analysis, file, structure, itemCount: rows.length };
    } catch (error) {
      return { revision, ...explainMalformed(source, error), file, itemCount: 0 };
    }
  };

  const comparer = createComparer(texts, (source) => (current?.document.source === source ? current : undefined));

  return {
    text: (part) => {
      if (part.name === "source") running.aborted = true;
      texts.take(part);
      return undefined;
    },
    analyze: read,
    structure: ({ revision, from }) => need(revision).rows.slice(from, from + POSTED_ROWS),
    allow: async ({ model }) => {
      const made = model && (await import("../../ern/schema/allowed-by-model")).allowedByModel(model);
      given = made ? { namespace: model.namespace, allowed: made } : undefined;
      return undefined;
    },
    findInStructure: async ({ revision, query }) => {
      asked.aborted = true;
      const signal = { aborted: false };
      asked = signal;
      const read = need(revision);
      return (await import("./structure/find-in-structure")).findInStructure(read, query, signal);
    },
    edit: async ({ revision, command }) => {
      const { document } = need(revision);
      const allowed = allowedFor(document);
      return (await import("./apply-command")).applyCommand(document, command, allowed).splices;
    },
    planTracks: async ({ revision, table }) => {
      const { document } = need(revision);
      return (await import("./plan-table")).planTable(document, table);
    },
    inspect: ({ revision, offset }) => {
      const { document, message } = need(revision);
      return inspect(document, message, offset, allowedFor(document));
    },
    ...comparer,
    build: async ({ json }) => (await import("./build-message")).buildMessage(json),
    schema: async () => (await import("./build-message")).releaseSchema(),
    export: ({ revision, format }) => exportAs(need(revision), format),
    convert: async ({ revision }) => {
      const { document } = need(revision);
      return (await import("./convert-message")).convertMessage(document);
    },
    conversionReport: async ({ revision }) => {
      const { document } = need(revision);
      return (await import("./convert-message")).toConversionCsv(document);
    },
    describeFile: async (input) => (await import("./describe-file")).describeFile(input),
    unpack: async ({ archive }) => (await import("./unpack")).unpack(archive),
  };
};
