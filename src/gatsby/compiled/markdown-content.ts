import { createHash } from "node:crypto";

import type { NodePluginArgs } from "gatsby";

import { homeUrl } from "../../config/home-url";
import { compileMarkdown } from "../../mdx/compile-markdown";
import { sampleFigures } from "../../mdx/words/sample-figures";
import { isBuilt } from "../content/is-built";
import type { CompiledNode, ContentPageNode } from "../content/node-builder";
import type { ResolverContext } from "../content/resolver";
import { pageKinds } from "../kinds";
import { wordsWithFigures } from "../nodes/sample-report/words-with-figures";
import { bodyOf, pageInput } from "./page-input";
import { wordsDigest, wordsOf } from "./site-words";
import { twinAddress } from "./twin-address";

type MarkdownArgs = Pick<NodePluginArgs, "cache" | "getNode" | "getNodesByType">;

/** Routes of all pages that have their Markdown beside them. */
const twinRoutes = ({ getNodesByType }: MarkdownArgs): Set<string> => {
  const pages = pageKinds.flatMap(({ type }) => getNodesByType(type) as ContentPageNode[]);
  return new Set(pages.filter(isBuilt).map(({ path }) => path));
};

const digestOf = (texts: Iterable<string>): string =>
  createHash("sha1")
    .update([...texts].join("\n"))
    .digest("base64url");

/**
 * A page as plain Markdown with whole addresses, made when it is asked for and kept: no page of the site shows it. Throws
 * a ContentError for content it refuses.
 */
export const markdownContent = (args: MarkdownArgs) => {
  let known: { routes: ReadonlySet<string>; digest: string } | undefined;
  const compileWith = (node: CompiledNode, body: string, words = wordsOf(node.file)): string =>
    compileMarkdown(pageInput(node, body), words, (href) => twinAddress(href, node.path, known!.routes));

  return async (node: CompiledNode, context: ResolverContext): Promise<string> => {
    const body = bodyOf(node, args);
    const routes = known?.routes ?? twinRoutes(args);
    known ??= { routes, digest: digestOf([homeUrl, ...[...routes].sort()]) };
    // Figures change with other files.
    if (body.includes(`<${sampleFigures.name}`))
      return compileWith(node, body, await wordsWithFigures(wordsOf(node.file), context));
    const key = ["markdown", node.file, digestOf([body]), known.digest, wordsDigest(body, node.file)].join(":");
    const kept = (await args.cache.get(key)) as string | undefined;
    if (kept !== undefined) return kept;
    const markdown = compileWith(node, body);
    await args.cache.set(key, markdown);
    return markdown;
  };
};
