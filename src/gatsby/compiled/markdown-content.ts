import type { NodePluginArgs } from "gatsby";

import { compileMarkdown } from "../../mdx/compile-markdown";
import { sampleFigures } from "../../mdx/words/sample-figures";
import { isBuilt } from "../content/is-built";
import type { CompiledNode, ContentPageNode } from "../content/node-builder";
import type { ResolverContext } from "../content/resolver";
import { pageKinds } from "../kinds";
import { wordsWithFigures } from "../nodes/sample-report/words-with-figures";
import { currentToolkit } from "./current-toolkit";
import { bodyOf, pageInput } from "./page-input";
import { siteWords } from "./site-words";
import { twinAddress } from "./twin-address";

/**
 * A page as plain Markdown with whole addresses, made when it is asked for: no page of the site shows it. Throws a
 * ContentError for content it refuses.
 */
export const markdownContent = (args: Pick<NodePluginArgs, "getNode" | "getNodesByType">) => {
  let routes: ReadonlySet<string> | undefined;
  return async (node: CompiledNode, context: ResolverContext): Promise<string> => {
    routes ??= new Set(
      pageKinds
        .flatMap(({ type }) => args.getNodesByType(type) as ContentPageNode[])
        .filter(isBuilt)
        .map(({ path }) => path),
    );
    const body = bodyOf(node, args);
    const words = siteWords(currentToolkit());
    const filled = body.includes(`<${sampleFigures.name}`) ? await wordsWithFigures(words, context) : words;
    return compileMarkdown(pageInput(node, body), filled, (href) => twinAddress(href, node.path, routes!));
  };
};
