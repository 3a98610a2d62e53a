import type { Root } from "mdast";
import type { MdxjsEsm } from "mdast-util-mdxjs-esm";
import { mdxToJs, mdxToMdast } from "satteri";

import type { Source } from "../../diagnostics/file-line";
import { readFences } from "../code/read-fences";
import { hideColons, showColons } from "./hidden-colons";
import { inlineReferences } from "./inline-references";
import { syntaxError } from "./syntax-error";

const features = { directive: true, frontmatter: false };

/** Throws the problem with imports and exports, which the parser doesn't check; prose can start with "import". */
const checkModuleCode = ({ value, position }: MdxjsEsm): void => {
  mdxToJs("\n".repeat(position!.start.line - 1) + value);
};

const parseTree = (body: string, source: Source): Root => {
  try {
    const hidden = hideColons(body);
    const tree = mdxToMdast(hidden, { features }) as Root;
    if (hidden !== body) showColons(tree as unknown as Record<string, unknown>);
    for (const node of tree.children) if (node.type === "mdxjsEsm") checkModuleCode(node);
    inlineReferences(tree);
    return tree;
  } catch (error) {
    throw syntaxError(error, source) ?? error;
  }
};

/**
 * The syntax tree of an MDX body, with reference links inlined and code fences read. Throws a ContentError for invalid
 * MDX or fences.
 */
export const parse = (body: string, source: Source): Root => {
  const tree = parseTree(body, source);
  readFences(tree, source, (note) => parseTree(note, source).children);
  return tree;
};
