import type { Code, Root } from "mdast";

import { paths } from "../../utils/paths";
import { nodesOf } from "../nodes/walk";
import type { ScriptType } from "../script-types/infer-types";
import { parseCodeMeta } from "./code-meta";

/** Marked lines of a code block, counted from 1. */
export interface FenceMarks {
  focused: number[];
  /** Lines with a note, and the note's id in the list below the block. */
  notes: { line: number; id: string }[];
}

/** A name in code that is a symbol of the toolkit. */
export interface SymbolName {
  start: number;
  length: number;
  /** Id of the symbol. */
  id: string;
}

/** How a browser runs the program of a block. */
export interface RunFacts {
  /** URL of the script that runs it. */
  address: string;
  /** The message that it reads; undefined if it reads none. */
  message?: string;
  /** Whether it takes another message as an argument. */
  hasArguments: boolean;
}

/** What a page knows about a block in addition to its code fence. */
export interface BlockFacts {
  /** Its digest as a sample, if its check is shown. */
  sample?: string;
  marks?: FenceMarks;
  types?: readonly ScriptType[];
  symbols?: readonly SymbolName[];
  /** URL that opens its message in the playground. */
  playground?: string;
  /** URL of its file. */
  file?: string;
  program?: RunFacts;
}

export const blockFacts = ({ data }: Code): BlockFacts => (data ?? {}) as BlockFacts;

export const addFacts = (node: Code, facts: BlockFacts): void => {
  node.data = { ...node.data, ...facts };
};

/** A whole ERN message from its root element; a `…` replaces what a sample leaves out. */
const MESSAGE = /^\s*(?:<\?xml[^>]*\?>|<!--[^]*?-->|\s)*<([\w-]+:)?NewReleaseMessage\s[^>]*\/\/ddex\.net\/xml\/ern\/\d/;

const isMessage = ({ lang, meta, value }: Code): boolean => {
  if (lang !== "xml" || !MESSAGE.test(value) || value.includes("…")) return false;
  const { within, schema, unchecked } = parseCodeMeta(meta);
  return within === undefined && schema === undefined && unchecked === undefined;
};

/** Adds the URL that opens it in the playground to each block that is a whole ERN message. */
export const markMessages = (tree: Root, route: string | null | undefined): void => {
  if (!route) return;
  for (const [index, node] of nodesOf(tree, "code").entries())
    if (isMessage(node)) addFacts(node, { playground: paths.playgroundBlock(route, index + 1) });
};
