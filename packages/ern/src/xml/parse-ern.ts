import { ErnError } from "../ern-error";
import { LIMITS } from "../limits";
import { explainOtherText } from "../text/other-files";
import { listLineStarts } from "../text/positions";
import type { ErnDocument, NodeTable, ParseOptions } from "../types";
import { assertWellFormed } from "./check-syntax";
import { CHECKED_ENDS } from "./markup-ends";
import { PLAIN_ENDS } from "./plain-markup";
import { reparse, setOrigin } from "./reparse";
import { scanNodes, toWholePart } from "./scan-nodes";

/** The fraction of the time that checking the syntax takes; the rest is recording the nodes. */
const SYNTAX_PART = 0.85;
const SLICE_MS = 40;

/** Yields to the next task, such as a message to the worker that makes the current work obsolete. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** The table of a text as nearly all messages are; undefined if it takes more to know whether it's well-formed. */
function* scanPlain(source: string): Generator<number, NodeTable | undefined> {
  const isOther = source.length > LIMITS.sourceLength || explainOtherText(source) !== undefined;
  return isOther ? undefined : yield* scanNodes(toWholePart(source), PLAIN_ENDS);
}

/** The table of any text; throws an `ErnError` if it isn't well-formed. */
function* scanChecked(source: string): Generator<number, NodeTable> {
  for (const position of assertWellFormed(source)) yield (SYNTAX_PART * position) / source.length;
  const steps = scanNodes(toWholePart(source), CHECKED_ENDS);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value!;
    yield SYNTAX_PART + (1 - SYNTAX_PART) * step.value;
  }
}

function* parseSteps(source: string, previous?: ErnDocument): Generator<number, ErnDocument> {
  const again = previous && reparse(previous, source);
  const nodes = again?.nodes ?? (yield* scanPlain(source)) ?? (yield* scanChecked(source));
  const root = nodes.name.findIndex((_, id) => nodes.kind[id] === 1);
  const document = { source, nodes, root, lineStarts: listLineStarts(source) };
  if (again) setOrigin(document, previous, again.changed);
  return document;
}

/** Throws an `ErnError` of the code "cancelled" once the work has been aborted. */
export const throwIfAborted = (signal: ParseOptions["signal"]): void => {
  if (signal?.aborted) {
    throw new ErnError({ code: "cancelled", message: "Parsing was cancelled.", remedy: "Parse the message again." });
  }
};

/** Parses a message in one go. Throws an `ErnError` if it isn't well-formed XML or exceeds the limits. */
export const parseErn = (source: string, { onProgress, signal, previous }: ParseOptions = {}): ErnDocument => {
  const steps = parseSteps(source, previous);
  for (;;) {
    throwIfAborted(signal);
    const step = steps.next();
    onProgress?.(step.done ? 1 : step.value);
    if (step.done) return step.value;
  }
};

/** Works like `parseErn`, but yields to other tasks every 40 ms, so that a worker receives a cancellation. */
export const parseErnInSlices = async (source: string, options: ParseOptions = {}): Promise<ErnDocument> => {
  const steps = parseSteps(source, options.previous);
  for (let pause = performance.now() + SLICE_MS; ;) {
    throwIfAborted(options.signal);
    const step = steps.next();
    if (step.done) {
      options.onProgress?.(1);
      return step.value;
    }
    if (performance.now() > pause) {
      options.onProgress?.(step.value);
      await nextTask();
      pause = performance.now() + SLICE_MS;
    }
  }
};
