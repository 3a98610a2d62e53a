import type { Code, Content } from "mdast";

import { ContentError, type Diagnostic, fileLine, type Source } from "../../../diagnostics/diagnostic";
import { fenceDiagnostic } from "../../../mdx/check/fence-diagnostic";
import { blockFacts } from "../../../mdx/code/block-facts";
import { parseCodeMeta } from "../../../mdx/code/code-meta";
import { digestSamples } from "../../../mdx/code/digest-samples";
import { numberHeadings } from "../../../mdx/derive/headings";
import { walk } from "../../../mdx/nodes/walk";
import { parseFile } from "../../../mdx/read/parse";
import type { Sample } from "./sample";

const CODE_TAG = /<(pre|code|samp)\b/;

/** Returns the code of a node that may contain HTML. */
const mdxCode = (node: Content): string => {
  if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement")
    return `<${node.name} ${JSON.stringify(node.attributes)}`;
  return /^mdx/.test(node.type) && "value" in node ? node.value : "";
};

/** Returns the problem with code in HTML, which interactive pages could contain: no check would read it. */
const htmlCodeDiagnostic = (node: Content): Diagnostic | undefined => {
  const tag = CODE_TAG.exec(mdxCode(node))?.[1];
  return tag === undefined
    ? undefined
    : { message: `<${tag}> holds code that nothing checks`, remedy: "Write a code fence, or `code` in backticks." };
};

/** Empties lines marked as deleted, which leaves the code that readers end up with. */
const withoutDeleted = (code: string, deleted: ReadonlySet<number>): string =>
  code
    .split("\n")
    .map((line, index) => (deleted.has(index + 1) ? "" : line))
    .join("\n");

const toSample = (node: Code, source: Source, heading: Sample["heading"]): Sample => {
  const { file: from, deleted, ...meta } = parseCodeMeta(node.meta ?? "");
  return {
    ...meta,
    file: source.file,
    line: fileLine(node, source),
    digest: blockFacts(node).sample!,
    heading,
    language: node.lang ?? "",
    code: withoutDeleted(node.value, deleted),
    from,
  };
};

/** Returns a content file's code blocks in reading order. Throws a ContentError for a bad fence or code in HTML. */
export const parseSamples = (raw: string, file: string): Sample[] => {
  const { source, tree } = parseFile({ raw, file });
  digestSamples(tree);
  const headings = numberHeadings(tree, source);
  const samples: Sample[] = [];
  walk(tree, (node: Content) => {
    const line = fileLine(node, source);
    const diagnostic = node.type === "code" ? fenceDiagnostic(node) : htmlCodeDiagnostic(node);
    if (diagnostic) throw new ContentError(file, line, diagnostic.message, diagnostic.remedy);
    if (node.type !== "code") return;
    const heading = headings.findLast((candidate) => candidate.line < line);
    samples.push(toSample(node, source, heading && { id: heading.id, text: heading.text }));
  });
  return samples;
};
