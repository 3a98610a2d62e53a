import type { CreateResolversArgs } from "gatsby";

import { site } from "../../config/site";
import { ContentError } from "../../diagnostics/diagnostic";
import { fileTree } from "../../mdx/code/file-tree";
import type { Compiled } from "../../mdx/compile";
import { barePrinters, type ContentTree, fillSlots, NO_CONTENT, type SlotPrinters } from "../../mdx/nodes/slots";
import { stylesOf } from "../../mdx/shortcodes/styles/shortcode-stylesheets";
import type { ContentNode } from "../../utils/content-node";
import { paths } from "../../utils/paths";
import { escapeHtml } from "../../utils/text/escape";
import { toTocTree } from "../../utils/toc";
import type { ContentPageNode, ResolverContext, Resolvers } from "../content/node-builder";
import { pageContentTypes } from "../content-types";
import { imagePrinter } from "../images/resolve-images";
import { currentToolkit } from "../locations/current-toolkit";
import { ernNamePrinter } from "../nodes/ern/link-names";
import type { FileHistory } from "../nodes/file-history/git-history";
import { figuresPrinter } from "../nodes/sample-report/resolve-figures";
import { markPrinter } from "../nodes/sample-report/resolve-marks";
import type { ContentTools } from "../registry/content-type";
import { compiledContent } from "./compiled-content";
import { markdownContent } from "./markdown-content";
import { resolveContentFile } from "./resolve-content-file";

/** Prints a content tree, after the styles of its shortcodes; develop has all of them in its style sheet. */
const toPrint = async ({ nodes, styled }: ContentTree, printers: SlotPrinters): Promise<readonly ContentNode[]> => {
  const content = await fillSlots(nodes, printers);
  if (process.env.NODE_ENV === "development") return content;
  return [...stylesOf(styled).map((css) => ({ component: "style", children: [css] })), ...content];
};

const faultyContent = ({ file, line, reason, remedy }: ContentError): Compiled => ({
  content: {
    nodes: [
      '<aside class="admonition danger" role="note" aria-label="Error in the page\'s file">' +
        `<p class="admonition-title">${escapeHtml(`${file}:${line}`)}</p>` +
        `<p>${escapeHtml(`${reason}. ${remedy}`)}</p></aside>`,
    ],
    styled: ["admonition"],
  },
  excerpt: NO_CONTENT,
  truncated: false,
  headings: [],
  links: [],
  ids: [],
  sections: [],
  samples: [],
  files: [],
  programs: [],
  words: 0,
  markdown: "",
});

/** Makes resolvers for the compile pass's result. A mistake stops the build; in develop it's shown on the page. */
export const compileResolver = (args: CreateResolversArgs): ContentTools["compiled"] => {
  const read = compiledContent(args);
  return (pick) => async (node, context) => {
    try {
      return await pick(await read(node), node, context);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      if (process.env.NODE_ENV === "development") return pick(faultyContent(error), node, context);
      args.reporter.panicOnBuild(error.message);
      throw error;
    }
  };
};

const historyOf = (file: string, { nodeModel }: ResolverContext): Promise<FileHistory | null> =>
  nodeModel.findOne<FileHistory>({ type: "FileHistory", query: { filter: { file: { eq: file } } } });

/** Returns resolvers for the compile pass's result, and for what depends on the file's name. */
export const contentResolvers = (args: CreateResolversArgs): Resolvers<ContentPageNode> => {
  const of = compileResolver(args);
  return {
    content: of(async ({ content, files }, node, context) => {
      const { nodes, styled } = content;
      const tree = fileTree(node.path, files);
      // An interactive page has no content here.
      const isShown = tree !== "" && nodes.length > 0;
      return toPrint(isShown ? { nodes: [...nodes, tree], styled: [...styled, "files"] } : content, {
        mark: markPrinter(node.file, context),
        figures: figuresPrinter(context),
        ernName: ernNamePrinter(node.path),
        image: imagePrinter(node, args, context),
      });
    }),
    toc: of(({ headings }, { tocMinLevel, tocMaxLevel, hideToc }: ContentPageNode) =>
      hideToc ? [] : toTocTree(headings, tocMinLevel, tocMaxLevel),
    ),
    section: (node) => pageContentTypes.find(({ type }) => type === node.internal.type)!.page.section(node),
    words: of(({ words }) => words),
    markdown: of(markdownContent(args)),
    zip: of(({ files }, { path }) => (files.length > 0 ? paths.samples(path) : null)),
    editUrl: ({ file }) => site.editBase + file,
    lastUpdated: async ({ file }, context) => (await historyOf(file, context))?.lastUpdated ?? null,
    contributors: async ({ file }, context) => (await historyOf(file, context))?.authors ?? [],
  };
};

/** Returns what the content types use to make their resolvers. */
export const createContentTools = (args: CreateResolversArgs): ContentTools => ({
  fields: contentResolvers(args),
  compiled: compileResolver(args),
  toolkit: currentToolkit,
  resolveFile: resolveContentFile,
  toPrint: (content, page, context) => toPrint(content, { ...barePrinters, image: imagePrinter(page, args, context) }),
});
