import type { NodePluginArgs } from "gatsby";

import { compileMarkdown } from "../../mdx/compile-markdown";
import type { CompiledNode } from "../content/node-builder";
import { bodyOf, pageInput } from "./page-input";
import { wordsOf } from "./site-words";

/** A page as plain Markdown, made when it is asked for: no page of the site shows it. Throws a ContentError for content it refuses. */
export const markdownContent =
  (args: Pick<NodePluginArgs, "getNode">) =>
  (node: CompiledNode): string =>
    compileMarkdown(pageInput(node, bodyOf(node, args)), wordsOf(node.file));
