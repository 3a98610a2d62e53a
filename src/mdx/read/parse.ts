import type { Root } from "mdast";
import type { MdxjsEsm } from "mdast-util-mdxjs-esm";
import { mdxToJs, mdxToMdast } from "satteri";

import type { Source } from "../../diagnostics/diagnostic";
import { readFences } from "../code/read-fences";
import { inlineReferences } from "./inline-references";
import { syntaxError } from "./syntax-error";

/** A private character of the same width replaces a colon, so that lines and columns don't change. */
const STAND_IN = "\uE000";

/** URLs and tag prefixes keep their colons; any other colon before a name would start a directive. */
const COLON = /https?:\/\/\S*|<\/?\w+:|(?<!::|\]):(?=[\p{L}\p{N}_])/gu;

/** Hides the colons of `:name` and `::name` from the parser, because prose needs them, as in "ern:Release" or 12:30. */
const hideColons = (body: string): string => body.replace(COLON, (found) => (found === ":" ? STAND_IN : found));

/** Restores the hidden colons in all texts of a tree. */
const showColons = (node: Record<string, unknown>): void => {
  for (const key in node) {
    const value = node[key];
    if (typeof value === "string") {
      if (value.includes(STAND_IN)) node[key] = value.replaceAll(STAND_IN, ":");
    } else if (key !== "position" && value !== null && typeof value === "object") {
      showColons(value as Record<string, unknown>);
    }
  }
};

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
