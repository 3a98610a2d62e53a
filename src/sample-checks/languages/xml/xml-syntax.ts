import { SaxesParser } from "saxes";

import type { SampleProblem } from "../../samples/sample";

/** Checks that XML is well-formed: a whole document, or a fragment, which may be a sequence of elements. */
export const xmlSyntax = (code: string): SampleProblem[] => {
  const problems: SampleProblem[] = [];
  const whole = code.startsWith("<?xml");
  const parser = new SaxesParser({ fragment: !whole, xmlns: whole });
  parser.on("error", ({ message }) => {
    problems.push({
      line: parser.line - 1,
      problem: `This is not well-formed XML: ${message.replace(/^\d+:\d+: /, "")}`,
      remedy: "Close each element, quote each attribute and write & as &amp;.",
    });
  });
  parser.write(code).close();
  return problems.slice(0, 1);
};
