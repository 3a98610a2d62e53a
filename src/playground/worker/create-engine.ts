import { buildFromData } from "../engine/build/build-from-data";
import { toReleaseJsonSchema } from "../engine/build/release-data";
import { ErnError } from "../engine/ern-error";
import type { ErnMessage, ErnTrackRow } from "../engine/model-types";
import { listTracks } from "../engine/model/list-tracks";
import { readMessage } from "../engine/model/read-message";
import { toCsv } from "../engine/model/to-csv";
import { toFlatJson, toGraphJson } from "../engine/model/to-json";
import { nextTask } from "../engine/next-task";
import type { ErnDocument, ErnEncoding, ErnText } from "../engine/types";
import { parseErnInSlices, throwIfAborted } from "../engine/xml/parse-ern";
import { analyze, explainMalformed } from "./analyze";
import { applyCommand } from "./apply-command";
import { compareLines, factsOf } from "./compare";
import { createTexts } from "./create-texts";
import { inspect } from "./inspect";
import type { Comparison, ExportFormat, JobName, Jobs, SideFacts, StructureItem, StructureRow } from "./jobs";
import { parseJson } from "./parse-json";
import { addRows, POSTED_ROWS, toRows } from "./structure-rows";

interface Current {
  revision: number;
  document: ErnDocument;
  message: ErnMessage;
  tracks: ErnTrackRow[];
  /** The structure in its order. */
  rows: StructureRow[];
}

type Engine = {
  [Name in JobName]: (
    input: Jobs[Name]["input"],
    onProgress?: (part: number) => void,
  ) => Jobs[Name]["output"] | Promise<Jobs[Name]["output"]>;
};

/** The part of the time that reading and checking takes after parsing. */
const PARSING = 0.8;

const exportAs = ({ message, tracks }: Current, format: ExportFormat): string => {
  if (format === "csv") return toCsv(tracks);
  return `${JSON.stringify(format === "graph" ? toGraphJson(message) : toFlatJson(tracks), null, 2)}\n`;
};

/** The jobs of the worker. It keeps the message that it could read last, so that questions about it need not carry it. */
export const createEngine = (): Engine => {
  let current: Current | undefined;
  let running: { aborted: boolean } = { aborted: false };
  let opened: { number: number; encoding: ErnEncoding; facts: Promise<SideFacts> } | undefined;
  const texts = createTexts();

  const need = (revision: number): Current => {
    if (current?.revision === revision) return current;
    throw new ErnError({
      code: "edit",
      message: "The message cannot be read as it is now.",
      remedy: "Correct the errors that the checks list, then try again.",
    });
  };

  const read = async (
    { source: number, revision }: Jobs["analyze"]["input"],
    onProgress?: (part: number) => void,
  ): Promise<Jobs["analyze"]["output"]> => {
    const source = texts.need("source", number);
    running.aborted = true;
    const signal = (running = { aborted: false });
    try {
      const document = await parseErnInSlices(source, { signal, onProgress: (part) => onProgress?.(part * PARSING) });
      const message = readMessage(document);
      const tracks = listTracks(message);
      const analysis = analyze(document, message, tracks);
      const rows = toRows(analysis.structure);
      current = { revision, document, message, tracks, rows };
      const structure: StructureItem[] = [];
      addRows(structure, rows.slice(0, POSTED_ROWS));
      // What is stale already is not posted: taking it would cost the page more than it tells.
      await nextTask();
      throwIfAborted(signal);
      return { revision, ...analysis, structure, itemCount: rows.length };
    } catch (error) {
      return { revision, ...explainMalformed(source, error), itemCount: 0 };
    }
  };

  const compare = async ({ original, source, encoding }: Jobs["compare"]["input"]): Promise<Comparison> => {
    const before: ErnText = { source: texts.need("original", original), encoding };
    const after: ErnText = { source: texts.need("source", source), encoding };
    if (opened?.number !== original || opened.encoding !== encoding)
      opened = { number: original, encoding, facts: factsOf(before) };
    const document = current?.document.source === after.source ? current.document : undefined;
    return {
      ...compareLines(before.source, after.source),
      before: await opened.facts,
      after: await factsOf(after, document),
    };
  };

  return {
    text: (part) => {
      if (part.name === "source") running.aborted = true;
      texts.take(part);
      return undefined;
    },
    analyze: read,
    structure: ({ revision, from }) => need(revision).rows.slice(from, from + POSTED_ROWS),
    edit: ({ revision, command }) => applyCommand(need(revision).document, command).splices,
    inspect: ({ revision, offset }) => {
      const { document, message } = need(revision);
      return inspect(document, message, offset);
    },
    compare,
    build: ({ json }) => buildFromData(parseJson(json)),
    schema: () => `${JSON.stringify(toReleaseJsonSchema(), null, 2)}\n`,
    export: ({ revision, format }) => exportAs(need(revision), format),
  };
};
