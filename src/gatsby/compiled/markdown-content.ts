import type { NodePluginArgs } from "gatsby";

import { compileMarkdown } from "../../mdx/compile-markdown";
import { ContentError } from "../../problems/content-error";
import type { CompiledNode, MdxNode } from "../content/node-builder";
import { currentToolkit } from "./current-toolkit";
import { pageInput } from "./page-input";
import { siteWords } from "./site-words";

/** A page as plain Markdown, made when it is asked for: no page of the site shows it. Throws a ContentError for content it refuses. */
export const markdownContent =
  ({ getNode }: Pick<NodePluginArgs, "getNode">) =>
  async (node: CompiledNode): Promise<string> => {
    const { file, fault } = node;
    if (fault) throw new ContentError(file, fault.line, fault.problem, fault.remedy);
    const { body } = getNode(node.parent!) as MdxNode;
    return Promise.resolve(compileMarkdown(pageInput(node, body), siteWords(currentToolkit())));
  };
