import type { NodePluginArgs } from "gatsby";

import type { PageInput } from "../../mdx/compile";
import { ContentError } from "../../diagnostics/diagnostic";
import type { CompiledNode, MdxNode } from "../content/node-builder";
import { resolveContentFile } from "./resolve-content-file";

/** The compile pass's input for a node and its text. */
export const pageInput = ({ file, interactive, lineOffset, path }: CompiledNode, body: string): PageInput => ({
  body,
  file,
  lineOffset,
  interactive,
  path,
  resolveFile: (relative) => resolveContentFile(file, relative),
});

/** The text of a node's file. Throws a ContentError if its frontmatter is invalid. */
export const bodyOf = ({ file, fault, parent }: CompiledNode, { getNode }: Pick<NodePluginArgs, "getNode">): string => {
  if (fault) throw new ContentError(file, fault.line, fault.message, fault.remedy);
  return (getNode(parent!) as MdxNode).body;
};
