import { SaxesParser } from "saxes";

import type { SampleDiagnostic } from "../../samples/sample";

/** Checks that XML is well-formed: a whole document, or a fragment, which can be a sequence of elements. */
export const xmlSyntax = (code: string): SampleDiagnostic[] => {
  const diagnostics: SampleDiagnostic[] = [];
  const whole = code.startsWith("<?xml");
  const parser = new SaxesParser({ fragment: !whole, xmlns: whole });
  parser.on("error", ({ message }) => {
    diagnostics.push({
      line: parser.line - 1,
      message: `This is not well-formed XML: ${message.replace(/^\d+:\d+: /, "")}`,
      remedy: "Close each element, quote each attribute and write & as &amp;.",
    });
  });
  let depth = 0;
  parser.on("opentag", () => depth++);
  parser.on("closetag", () => depth--);
  parser.on("text", (text) => {
    if (depth > 0 || /^[\s…]*$/.test(text)) return;
    diagnostics.push({
      line: parser.line - 1,
      message: `"${text.trim().split("\n")[0]}" is not in an element`,
      remedy: "Put it into one, or name the language that the block is written in.",
    });
  });
  parser.write(code).close();
  return diagnostics.slice(0, 1);
};
