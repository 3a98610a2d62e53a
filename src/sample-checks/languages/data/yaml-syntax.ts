import { LineCounter, parseAllDocuments } from "yaml";

import type { SampleProblem } from "../../samples/sample";

export const yamlSyntax = (code: string): SampleProblem[] => {
  const counter = new LineCounter();
  const documents = parseAllDocuments(code, { lineCounter: counter, prettyErrors: false });
  return ("empty" in documents ? [] : documents).flatMap(({ errors }) =>
    errors.map(({ message, pos }) => ({
      line: counter.linePos(pos[0]).line - 1,
      problem: `This is not YAML: ${message}`,
      remedy: "Check the indentation, and quote texts that hold a colon.",
    })),
  );
};
