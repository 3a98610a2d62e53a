import type { Element } from "hast";
import { toMdast } from "hast-util-to-mdast";
import { h } from "hastscript";
import type { Content, Root } from "mdast";

import { contentFolders } from "../../../config/content";
import { site } from "../../../config/site";
import { toStaticHtml } from "../../../mdx/html/to-content-tree";
import type { SlotValues } from "../../../mdx/nodes/slots";
import { type SampleFigurePart, sampleFigureParts, sampleFigures } from "../../../mdx/shortcodes/sample-figures";
import type { Shortcodes } from "../../../mdx/shortcodes/shortcode";
import { paths } from "../../../utils/paths";
import type { ReportedPage, SampleReport } from "../../../verification/report/sample-report";
import type { ResolverContext } from "../../content/node-builder";
import { blockList, type BlockListPart, figuresOf, type LinkedPage } from "./block-list";

/** Returns the shortcodes, with the sample report's figures in the Markdown of the one that shows them. */
export const shortcodesWithFigures = async (shortcodes: Shortcodes, context: ResolverContext): Promise<Shortcodes> => {
  const figures = new Map<string | undefined, Content[]>();
  for (const part of [undefined, ...sampleFigureParts] satisfies (SampleFigurePart | undefined)[])
    figures.set(part, (toMdast({ type: "root", children: await partOf(part, context) }) as Root).children);
  const filled = { ...sampleFigures, markdown: (_node: unknown, { show }: { show?: string }) => figures.get(show)! };
  return { ...shortcodes, components: new Map([...shortcodes.components, [sampleFigures.name, filled]]) };
};

const runSentence = ({ tools }: SampleReport): string =>
  `The code blocks of these pages, which document ${site.title} ${site.version}, were checked with ${tools.join(", ")}, and with rules of this site for data, commands and messages.`;

const listBlocks = async (part: BlockListPart, { nodeModel }: ResolverContext): Promise<Element[]> => {
  const reported = await nodeModel.findAll<ReportedPage>({ type: "SamplePage", query: { sort: { file: "ASC" } } });
  const pages = [...reported.entries];
  const linked = await nodeModel.findAll<LinkedPage>({ type: "ContentPage" });
  // The files of the home page are parts of it.
  const ofHome = pages
    .filter(({ file }) => file.startsWith(`${contentFolders.home}/`))
    .map(({ file }): LinkedPage => ({ file, title: "Home page", path: paths.home() }));
  return blockList(part, pages, [...linked.entries, ...ofHome]);
};

/** Returns a part of the sample report; empty if content errors prevented the report. */
const partOf = async (part: SampleFigurePart | undefined, context: ResolverContext): Promise<Element[]> => {
  const report = await context.nodeModel.findOne<SampleReport>({ type: "SampleReport" });
  if (!report) return [];
  if (part === undefined) return figuresOf(report);
  return part === "run" ? [h("p", runSentence(report))] : listBlocks(part, context);
};

/** Prints the requested parts of the sample report. */
export const figuresPrinter =
  (context: ResolverContext) =>
  async ({ show }: SlotValues["figures"]): Promise<string> =>
    toStaticHtml(await partOf(show as SampleFigurePart | undefined, context));
