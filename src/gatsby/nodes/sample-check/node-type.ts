import { readFileSync } from "node:fs";

import { checkDocument, fixDiagnostics, parseErn } from "@ddex-suite/ern";

import type { NodeType } from "../../registry/node-type";

const NAME = "43-five-mistakes.xml";

/** A sample's problems and their fixes, which the home page shows before the reader opens a file. */
const readSampleCheck = () => {
  const document = parseErn(readFileSync(`src/playground/samples/${NAME}`, "utf8"));
  const problems = fixDiagnostics(document, checkDocument(document));
  return {
    name: NAME,
    problems: problems.map(({ severity, line, column, message, remedy, fixes = [] }) => ({
      ...{ severity, line, column, message, remedy },
      fixes: fixes.map(({ label, isCertain = false }) => ({ label, isCertain })),
    })),
  };
};

/** The sample on the home page, checked by the engine that runs in the browser. */
export const sampleCheck: NodeType = {
  name: "sample-check",
  source: (create) => create("SampleCheck", "home", readSampleCheck()),
};
