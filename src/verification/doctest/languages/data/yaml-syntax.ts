import { LineCounter, isCollection, parseAllDocuments } from "yaml";

import type { SampleDiagnostic } from "../../samples/sample";

const loneValue: SampleDiagnostic = {
  line: 0,
  message: "This YAML has no keys and no items",
  remedy: "Write them, or name the language that the block is written in.",
};

export const yamlSyntax = (code: string): SampleDiagnostic[] => {
  const counter = new LineCounter();
  const documents = parseAllDocuments(code, { lineCounter: counter, prettyErrors: false });
  return ("empty" in documents ? [] : documents).flatMap(({ errors, contents }) => [
    ...errors.map(({ message, pos }) => ({
      line: counter.linePos(pos[0]).line - 1,
      message: `This is not YAML: ${message}`,
      remedy: "Check the indentation, and quote texts that hold a colon.",
    })),
    // Any text is valid YAML: a document with one value.
    ...(errors.length > 0 || isCollection(contents) ? [] : [loneValue]),
  ]);
};
