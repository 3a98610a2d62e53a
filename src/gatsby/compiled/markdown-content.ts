import { createHash } from "node:crypto";

import type { NodePluginArgs } from "gatsby";
import type { Root } from "mdast";

import { homeUrl } from "../../config/urls";
import { compileMarkdown } from "../../mdx/compile";
import { toMarkdown } from "../../mdx/derive/to-markdown";
import { sampleFigures } from "../../mdx/shortcodes/sample-figures";
import type { Shortcodes } from "../../mdx/shortcodes/shortcode";
import { isBuilt } from "../content/is-built";
import type { CompiledNode, ContentPageNode } from "../content/node-builder";
import type { ResolverContext } from "../content/resolver";
import { pageContentTypes } from "../content-types";
import { shortcodesWithFigures } from "../nodes/sample-report/shortcodes-with-figures";
import { bodyOf, pageInput } from "./page-input";
import { shortcodesDigest, shortcodesOf } from "./site-shortcodes";
import { markdownAddress } from "./markdown-address";

type MarkdownArgs = Pick<NodePluginArgs, "cache" | "getNode" | "getNodesByType">;

/** Routes of all pages that have a Markdown version. */
const markdownRoutes = ({ getNodesByType }: MarkdownArgs): Set<string> => {
  const pages = pageContentTypes.flatMap(({ type }) => getNodesByType(type) as ContentPageNode[]);
  return new Set(pages.filter(isBuilt).map(({ path }) => path));
};

const digestOf = (texts: Iterable<string>): string =>
  createHash("sha1")
    .update([...texts].join("\n"))
    .digest("base64url");

/** What a page's Markdown version depends on besides its text: link targets and the output of shortcodes. */
const markdownTools = (args: MarkdownArgs) => {
  let known: { routes: ReadonlySet<string>; digest: string } | undefined;
  const pages = () => {
    const routes = known?.routes ?? markdownRoutes(args);
    known ??= { routes, digest: digestOf([homeUrl, ...[...routes].sort()]) };
    return known;
  };
  return {
    hasMarkdown: ({ path }: CompiledNode) => path !== null && pages().routes.has(path),
    addressesOn: (node: CompiledNode) => (href: string) => markdownAddress(href, node.path, pages().routes),
    keyOf: (node: CompiledNode, body: string) =>
      ["markdown", node.file, digestOf([body]), pages().digest, shortcodesDigest(body, node.file)].join(":"),
  };
};

/** Figures change with other files, so Markdown that contains them isn't cached. */
const hasFigures = (body: string): boolean => body.includes(`<${sampleFigures.name}`);

/**
 * A page's Markdown version with full URLs, made on request and cached, because no page shows it. Throws a ContentError
 * for invalid content.
 */
export const markdownContent = (args: MarkdownArgs) => {
  const { addressesOn, keyOf } = markdownTools(args);
  return async (node: CompiledNode, context: ResolverContext): Promise<string> => {
    const body = bodyOf(node, args);
    const compileWith = (shortcodes: Shortcodes): string =>
      compileMarkdown(pageInput(node, body), shortcodes, addressesOn(node));
    if (hasFigures(body)) return compileWith(await shortcodesWithFigures(shortcodesOf(node.file), context));
    const key = keyOf(node, body);
    const kept = (await args.cache.get(key)) as string | undefined;
    if (kept !== undefined) return kept;
    const markdown = compileWith(shortcodesOf(node.file));
    await args.cache.set(key, markdown);
    return markdown;
  };
};

/** Caches a page's Markdown version from its syntax tree, which it changes, so that the text isn't parsed again. */
export const keepMarkdown = (args: MarkdownArgs) => {
  const { hasMarkdown, addressesOn, keyOf } = markdownTools(args);
  return async (node: CompiledNode, body: string, tree: Root): Promise<void> => {
    if (!hasMarkdown(node) || hasFigures(body)) return;
    await args.cache.set(keyOf(node, body), toMarkdown(tree, shortcodesOf(node.file), addressesOn(node)));
  };
};
