import { readFileSync } from "node:fs";

import { applySplices, checkWithFixes } from "@ddex-suite/ern";
import { showChange } from "@ddex-suite/ern/text/compare-lines";

import type { NodeType } from "../../registry/node-type";

const NAME = "43-five-mistakes.xml";

/** A sample with its first fix made: the change, and the problems that are left, which the home page shows at first. */
const readSampleCheck = () => {
  const original = readFileSync(`src/playground/samples/${NAME}`, "utf8");
  const { splices } = checkWithFixes(original).problems[0]!.fixes![0]!;
  const { source } = applySplices(original, splices);
  return {
    name: NAME,
    change: showChange(original, original, source),
    problems: checkWithFixes(source).problems.map(({ severity, line, column, message, remedy, fixes = [] }) => ({
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
