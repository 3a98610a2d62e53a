import path from "node:path";

import type { Node, NodePluginArgs } from "gatsby";
import { generateImageData } from "gatsby-plugin-sharp";
import type { FileSystemNode } from "gatsby-source-filesystem";

import type { ContentNode } from "../../mdx/html/content-node";
import { joinStrings } from "../../mdx/html/content-node";
import { ContentError } from "../../diagnostics/diagnostic";
import type { CompiledNode } from "../content/node-builder";
import { imageHtml } from "./image-html";
import { isImage } from "./image-node";
import type { ImageProps } from "./image-node";

type FileNode = FileSystemNode & Node;

/** What a hook needs to create images. */
export type ImageArgs = Pick<NodePluginArgs, "cache" | "getNodesByType" | "pathPrefix" | "reporter">;

/** Maximum width of the text column, in CSS pixels. */
const CONTENT_WIDTH = 760;

/** A content tree with responsive HTML for its images. Throws a ContentError for a missing image file. */
export const resolveImages = async (
  content: readonly ContentNode[],
  page: CompiledNode,
  args: ImageArgs,
): Promise<ContentNode[]> => {
  const resolve = async (node: ContentNode): Promise<ContentNode> => {
    if (typeof node === "string") return node;
    if (isImage(node)) return toHtml(node.props, page, args);
    return node.children ? { ...node, children: await resolveImages(node.children, page, args) } : node;
  };
  return joinStrings(await Promise.all(content.map(resolve)));
};

const toHtml = async (image: ImageProps, page: CompiledNode, args: ImageArgs): Promise<string> => {
  const { cache, getNodesByType, pathPrefix, reporter } = args;
  const absolutePath = path.resolve(path.dirname(page.file), image.src);
  const file = (getNodesByType("File") as FileNode[]).find((node) => node.absolutePath === absolutePath);
  if (!file)
    throw new ContentError(
      page.file,
      image.line,
      `the image "${image.src}" does not exist`,
      "Put the file beside the text, or correct its name",
    );
  const data = await generateImageData({
    file,
    args: {
      layout: "constrained",
      width: CONTENT_WIDTH,
      placeholder: "none",
      formats: ["auto", "webp", "avif"],
      // With little effort, this needs as many bytes as 50 with sharp's default effort.
      avifOptions: { quality: 46 },
    },
    cache,
    pathPrefix,
    reporter,
  });
  if (!data)
    throw new ContentError(
      page.file,
      image.line,
      `the image "${image.src}" cannot be read`,
      "Use a PNG, JPEG or WebP file",
    );
  return imageHtml(data, image);
};
