import type { Code } from "mdast";

import { fileLine } from "../../diagnostics/diagnostic";
import type { Source } from "../../diagnostics/diagnostic";
import type { Heading } from "./number-headings";
import { codeMeta } from "../code/code-meta";
import { sampleDigest } from "../code/digest-samples";

/** What lists of code blocks show of a block. */
export interface PageSample {
  digest: string;
  /** Line of the code fence in the page's file. */
  line: number;
  /** The heading above it. */
  heading?: { id: string; text: string };
  /** As the fence names it. */
  language: string;
  /** Why its code isn't checked. */
  unchecked?: string;
  /** Why it's wrong on purpose. */
  wrong?: string;
  /** How and when an output was made that no check produces. */
  recorded?: string;
}

/** What lists show of a page's code blocks, in reading order. */
export const pageSamples = (blocks: readonly Code[], source: Source, headings: readonly Heading[]): PageSample[] =>
  blocks.map((node) => {
    const line = fileLine(node, source);
    const heading = headings.findLast((one) => one.line < line);
    const { unchecked, wrong, recorded } = codeMeta(node.meta ?? "");
    return {
      digest: sampleDigest(node)!,
      line,
      heading: heading && { id: heading.id, text: heading.text },
      language: node.lang ?? "text",
      unchecked,
      wrong,
      recorded,
    };
  });
