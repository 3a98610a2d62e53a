import type { Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import type { FrozenProcessor, PluggableList } from "unified";

import { containerDirectives } from "./container-directives";
import type { Source } from "../../problems/file-line";
import { gfmWithoutAutolinks, mayHoldAutolink } from "./gfm-without-autolinks";
import { inlineReferences } from "./inline-references";
import { syntaxError } from "./syntax-error";
import type { SyntaxMessage } from "./syntax-error";

const processor = (gfm: PluggableList): FrozenProcessor =>
  unified().use(remarkParse).use(gfm).use(remarkMdx).use(containerDirectives).freeze();

const withAutolinks = processor([remarkGfm]);
const withoutAutolinks = processor([gfmWithoutAutolinks]);

const isSyntaxMessage = (error: unknown): error is SyntaxMessage => error instanceof Error && "reason" in error;

/** Gives the syntax tree of an MDX body, without reference links; throws a ContentError when it is not MDX. */
export const parse = (body: string, source: Source): Root => {
  try {
    const tree = (mayHoldAutolink(body) ? withAutolinks : withoutAutolinks).parse(body) as Root;
    inlineReferences(tree);
    return tree;
  } catch (error) {
    throw isSyntaxMessage(error) ? syntaxError(error, source) : error;
  }
};
