import { absoluteUrl } from "../../config/urls";
import { type Compiled, compileMarkdown } from "../../mdx/compile";
import { markHref, withHrefs } from "../../mdx/derive/to-markdown";
import { sampleFigures } from "../../mdx/shortcodes/sample-figures";
import { isInternal, paths } from "../../utils/paths";
import type { CompiledNode, GetNodes, ResolverContext } from "../content/node-builder";
import { isBuilt } from "../content/pages";
import { pagesOf } from "../content-types";
import { shortcodesWithFigures } from "../nodes/sample-report/resolve-figures";
import { pageInput } from "./compiled-content";
import { shortcodesOf } from "./site-shortcodes";

/** The pages for names of ERN. */
const ERN_NAMES = [paths.ernElement(""), paths.ernValueSet("")];

/** Returns the full URL of a link in a page's Markdown version: of its target's Markdown version, if there is one. */
export const markdownAddress = (href: string, page: string | null, routes: ReadonlySet<string>): string => {
  const target = href.startsWith("#") && page !== null ? page + href : href;
  if (!isInternal(target)) return href;
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(target) ?? [];
  const hasMarkdown = routes.has(path) || ERN_NAMES.some((start) => path.startsWith(start));
  return absoluteUrl((hasMarkdown ? paths.markdown(path) : path) + rest);
};

/** Returns a page's Markdown version with full URLs. Pages that show figures, which change, are read again. */
export const markdownContent = (args: GetNodes) => {
  let routes: ReadonlySet<string> | undefined;
  return async (compiled: Compiled, node: CompiledNode, context: ResolverContext): Promise<string> => {
    const built = (routes ??= new Set(pagesOf(args).flatMap(({ node: page }) => (isBuilt(page) ? [page.path] : []))));
    const markdown = node.body.includes(`<${sampleFigures.name}`)
      ? compileMarkdown(pageInput(node), await shortcodesWithFigures(shortcodesOf(node.file), context), markHref)
      : compiled.markdown;
    return withHrefs(markdown, (href) => markdownAddress(href, node.path, built));
  };
};
