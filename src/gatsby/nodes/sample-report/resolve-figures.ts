import { toHtml } from "hast-util-to-html";
import { h } from "hastscript";
import type { ReportedPage, SampleReport } from "../../../verification/report/sample-report";
import { joinStrings } from "../../../mdx/html/content-node";
import type { ContentNode } from "../../../mdx/html/content-node";
import type { ResolverContext } from "../../content/resolver";
import { sampleFigures } from "../../../mdx/shortcodes/sample-figures";
import type { SampleFigurePart } from "../../../mdx/shortcodes/sample-figures";
import { blockListHtml } from "./block-list-html";
import type { BlockListPart, LinkedPage } from "./block-list-html";
import { figuresHtml } from "./figures-html";
import { site } from "../../../config/site";

/** The tools that checked the code blocks. */
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
export const partHtml = async (part: SampleFigurePart | undefined, context: ResolverContext): Promise<string> => {
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
