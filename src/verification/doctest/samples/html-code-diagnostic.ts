import type { Content } from "mdast";

import type { Diagnostic } from "../../../diagnostics/diagnostic";

const CODE_TAG = /<(pre|code|samp)\b/;

const tagIn = (node: Content): string | undefined => {
  switch (node.type) {
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      return CODE_TAG.exec([`<${node.name}`, JSON.stringify(node.attributes)].join(" "))?.[1];
    case "mdxFlowExpression":
    case "mdxTextExpression":
    case "mdxjsEsm":
      return CODE_TAG.exec(node.value)?.[1];
    default:
      return undefined;
  }
};

/** The problem with code in HTML, which interactive pages could contain: no check would read it. */
export const htmlCodeDiagnostic = (node: Content): Diagnostic | undefined => {
  const tag = tagIn(node);
  return tag === undefined
    ? undefined
    : { message: `<${tag}> holds code that nothing checks`, remedy: "Write a code fence, or `code` in backticks." };
};
