import { toMdast } from "hast-util-to-mdast";
import type { Content } from "mdast";
import rehypeParse from "rehype-parse";
import { unified } from "unified";

import { sampleFigureParts, sampleFigures } from "../../../mdx/shortcodes/sample-figures";
import type { SampleFigurePart } from "../../../mdx/shortcodes/sample-figures";
import type { Shortcodes } from "../../../mdx/shortcodes/shortcode";
import type { ResolverContext } from "../../content/resolver";
import { partHtml } from "./resolve-figures";

const parser = unified().use(rehypeParse, { fragment: true }).freeze();

const toMarkdown = (html: string): Content[] => (toMdast(parser.parse(html)) as { children: Content[] }).children;

/** The shortcodes, with the sample report's figures in the Markdown of the one that shows them. */
export const shortcodesWithFigures = async (shortcodes: Shortcodes, context: ResolverContext): Promise<Shortcodes> => {
  const figures = new Map<string | undefined, Content[]>();
  for (const part of [undefined, ...sampleFigureParts] satisfies (SampleFigurePart | undefined)[])
    figures.set(part, toMarkdown(await partHtml(part, context)));
  const filled = { ...sampleFigures, markdown: (_node: unknown, { show }: { show?: string }) => figures.get(show)! };
  return { ...shortcodes, components: new Map([...shortcodes.components, [sampleFigures.name, filled]]) };
};
