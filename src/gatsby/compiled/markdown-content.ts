import type { Root } from "mdast";

import { absoluteUrl, homeUrl } from "../../config/urls";
import { isInternal, paths } from "../../utils/paths";
import { compileMarkdown } from "../../mdx/compile";
import { toMarkdown } from "../../mdx/derive/to-markdown";
import { sampleFigures } from "../../mdx/shortcodes/sample-figures";
import { isBuilt } from "../content/pages";
import { pagesOf } from "../content-types";
import { shortcodesWithFigures } from "../nodes/sample-report/resolve-figures";
import { bodyOf, digestOf, pageInput } from "./compiled-content";
import { shortcodesDigest, shortcodesOf } from "./site-shortcodes";
import type { Shortcodes } from "../../mdx/shortcodes/shortcode";
import type { CompiledNode, ContentArgs, ResolverContext } from "../content/node-builder";

/** The full URL of a link in a page's Markdown version: it leads to the target's Markdown version if there is one. */
export const markdownAddress = (href: string, page: string | null, routes: ReadonlySet<string>): string => {
  const target = href.startsWith("#") && page !== null ? page + href : href;
  if (!isInternal(target)) return href;
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
  return absoluteUrl((routes.has(path) ? paths.markdown(path) : path) + rest);
};

/** What a page's Markdown version depends on besides its text: link targets and the output of shortcodes. */
const markdownTools = (args: ContentArgs) => {
  let known: { routes: ReadonlySet<string>; digest: string } | undefined;
  const pages = () => {
    const routes = known?.routes ?? new Set(pagesOf(args).flatMap(({ node }) => (isBuilt(node) ? [node.path] : [])));
    return (known ??= { routes, digest: digestOf([homeUrl, ...[...routes].sort()].join("\n")) });
  };
  return {
    hasMarkdown: ({ path }: CompiledNode) => path !== null && pages().routes.has(path),
    addressesOn: (node: CompiledNode) => (href: string) => markdownAddress(href, node.path, pages().routes),
    keyOf: (node: CompiledNode, body: string) =>
      ["markdown", node.file, digestOf(body), pages().digest, shortcodesDigest(body, node.file)].join(":"),
  };
};

/** Figures change with other files, so Markdown that contains them isn't cached. */
const hasFigures = (body: string): boolean => body.includes(`<${sampleFigures.name}`);

/** A page's Markdown version with full URLs, made on request and cached. Throws a ContentError for invalid content. */
export const markdownContent = (args: ContentArgs) => {
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
export const keepMarkdown = (args: ContentArgs) => {
  const { hasMarkdown, addressesOn, keyOf } = markdownTools(args);
  return async (node: CompiledNode, body: string, tree: Root): Promise<void> => {
    if (!hasMarkdown(node) || hasFigures(body)) return;
    await args.cache.set(keyOf(node, body), toMarkdown(tree, shortcodesOf(node.file), addressesOn(node)));
  };
};
