import { toHtml } from "hast-util-to-html";
import { toMdast } from "hast-util-to-mdast";
import { h } from "hastscript";
import type { Content } from "mdast";
import rehypeParse from "rehype-parse";
import { unified } from "unified";

import { sampleFigureParts, sampleFigures, type SampleFigurePart } from "../../../mdx/shortcodes/sample-figures";
import { joinStrings, type ContentNode } from "../../../mdx/html/content-node";
import { blockListHtml, figuresHtml, type BlockListPart, type LinkedPage } from "./block-list-html";
import { site } from "../../../config/site";
import type { Shortcodes } from "../../../mdx/shortcodes/shortcode";
import type { ResolverContext } from "../../content/node-builder";
import type { ReportedPage, SampleReport } from "../../../verification/report/sample-report";

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

const runHtml = ({ tools }: Pick<SampleReport, "tools">): string =>
  toHtml(
    h(
      "p",
      `The code blocks of these pages, which document ${site.title} ${site.version}, were checked with ${tools.join(", ")}, and with rules of this site for data, commands and messages.`,
    ),
  );

const listHtml = async (part: BlockListPart, { nodeModel }: ResolverContext): Promise<string> => {
  const reported = await nodeModel.findAll<ReportedPage>({ type: "SamplePage", query: { sort: { file: "ASC" } } });
  const linked = await nodeModel.findAll<LinkedPage>({ type: "ContentPage" });
  return blockListHtml(part, [...reported.entries], [...linked.entries]);
};

/** The HTML of a part of the sample report; empty if content errors prevented the report. */
const partHtml = async (part: SampleFigurePart | undefined, context: ResolverContext): Promise<string> => {
  const report = await context.nodeModel.findOne<SampleReport>({ type: "SampleReport" });
  if (!report) return "";
  if (part === undefined) return figuresHtml(report);
  return part === "run" ? runHtml(report) : listHtml(part, context);
};

/** A content tree with the requested parts of the sample report filled in. */
export const resolveFigures = async (
  content: readonly ContentNode[],
  context: ResolverContext,
): Promise<ContentNode[]> => {
  const resolve = async (node: ContentNode): Promise<ContentNode> => {
    if (typeof node === "string") return node;
    if (node.component === sampleFigures.name)
      return partHtml(node.props?.["show"] as SampleFigurePart | undefined, context);
    return node.children ? { ...node, children: await resolveFigures(node.children, context) } : node;
  };
  return joinStrings(await Promise.all(content.map(resolve)));
};
