import type { CreateResolversArgs } from "gatsby";

import { site } from "../../config/site";
import { withAddresses } from "../../mdx/html/with-addresses";
import { toTocTree } from "../../utils/toc";
import type { FileHistory } from "../nodes/file-history/git-history";
import { resolveFigures } from "../nodes/sample-report/resolve-figures";
import { resolveMarks } from "../nodes/sample-report/resolve-marks";
import { compileResolver, faultResolver } from "./compile-resolver";
import type { ContentPageNode } from "../content/node-builder";
import { markEarlyImage } from "../images/mark-early-image";
import { markdownContent } from "./markdown-content";
import { resolveImages } from "../images/resolve-images";
import type { ResolverContext, Resolvers } from "../content/resolver";
import { withShortcodeCss } from "./with-shortcode-css";

const historyOf = (file: string, { nodeModel }: ResolverContext): Promise<FileHistory | null> =>
  nodeModel.findOne<FileHistory>({ type: "FileHistory", query: { filter: { file: { eq: file } } } });

/** Resolvers for the compile pass's result, and for what depends on the file's name. */
export const contentResolvers = (args: CreateResolversArgs): Resolvers<ContentPageNode> => {
  const of = compileResolver(args);
  const ofMarkdown = faultResolver(args, markdownContent(args), () => "");
  return {
    content: of(async ({ content }, node, context) => {
      const marked = await resolveMarks(content, node.file, context);
      const placed = withAddresses(markEarlyImage(await resolveFigures(marked, context)));
      // The URLs of images already have the site's path prefix.
      return withShortcodeCss(await resolveImages(placed, node, args));
    }),
    headings: of(({ headings }) => headings),
    toc: of(({ headings }, { tocMinLevel, tocMaxLevel, hideToc }: ContentPageNode) =>
      hideToc ? [] : toTocTree(headings, tocMinLevel, tocMaxLevel),
    ),
    links: of(({ links }) => links),
    sections: of(({ sections }) => sections),
    words: of(({ words }) => words),
    markdown: ofMarkdown((markdown) => markdown),
    editUrl: { resolve: ({ file }) => site.editBase + file },
    lastUpdated: { resolve: async ({ file }, _args, context) => (await historyOf(file, context))?.lastUpdated ?? null },
    contributors: { resolve: async ({ file }, _args, context) => (await historyOf(file, context))?.authors ?? [] },
  };
};
