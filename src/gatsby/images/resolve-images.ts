import path from "node:path";

import type { Node, NodePluginArgs } from "gatsby";
import { generateImageData } from "gatsby-plugin-sharp";
import type { FileSystemNode } from "gatsby-source-filesystem";
import sharp from "sharp";

import { ContentError } from "../../diagnostics/diagnostic";
import { type ImageProps, type OpenNode, slotsIn } from "../../mdx/nodes/slots";
import type { CompiledNode, ResolverContext } from "../content/node-builder";
import { imageHtml } from "./image-html";

/** Starts to make a page's images while webpack compiles. Its query then waits for them, or reports what's wrong. */
export const startImages =
  (args: ImageArgs) =>
  (content: readonly OpenNode[], page: CompiledNode): void => {
    const print = imagePrinter(page, args);
    for (const slot of slotsIn(content)) if ("image" in slot) void print(slot.image).catch(() => undefined);
  };

/** Out of 9; sharp's default of 4 takes six times as long for 7 % fewer bytes. */
const EFFORT = 2;

/** Makes AVIF with little effort. gatsby-plugin-sharp creates the files, but has no such option. */
export const reduceAvifEffort = (): void => {
  const { avif } = sharp.prototype;
  sharp.prototype.avif = function (this: sharp.Sharp, options?: sharp.AvifOptions) {
    return avif.call(this, { effort: EFFORT, ...options });
  };
};

/** Returns a message for each file whose frontmatter names an image that isn't next to it. */
export const imageDiagnostics = (
  nodes: readonly { file: string; image: string | null }[],
  exists: (file: string) => boolean,
  lineOf: (file: string, key: string) => number,
): string[] =>
  nodes.flatMap(({ file, image }) =>
    image === null || exists(path.posix.join(path.posix.dirname(file), image))
      ? []
      : [
          `${file}:${lineOf(file, "image")}: the image "${image}" does not exist. ` +
            "Put the file next to the text, or correct its name",
        ],
  );

const imageError = ({ src, line }: ImageProps, page: { file: string }, diagnostic: string, remedy: string) =>
  new ContentError(page.file, line, `the image "${src}" ${diagnostic}`, remedy);

/** Returns the error for an image of a text that isn't next to it. */
export const missingImage = (image: ImageProps, page: { file: string }): ContentError =>
  imageError(image, page, "does not exist", "Put the file next to the text, or correct its name");

type FileNode = FileSystemNode & Node;

/** What a hook needs to create images. */
export type ImageArgs = Pick<NodePluginArgs, "cache" | "getNodesByType" | "pathPrefix" | "reporter">;

type FindFile = (absolutePath: string) => Promise<FileNode | undefined>;

/** Finds a file for a query, which runs again when the file is added, changed or removed. */
const queryingFinder =
  ({ nodeModel }: ResolverContext): FindFile =>
  async (absolutePath) =>
    (await nodeModel.findOne<FileNode>({ type: "File", query: { filter: { absolutePath: { eq: absolutePath } } } })) ??
    undefined;

const nodeFinder =
  ({ getNodesByType }: ImageArgs): FindFile =>
  async (absolutePath) =>
    (getNodesByType("File") as FileNode[]).find((node) => node.absolutePath === absolutePath);

/** Maximum width of the text column, in CSS pixels. */
const CONTENT_WIDTH = 760;

/** Prints a page's images as responsive HTML. Throws a ContentError for a missing image file. */
export const imagePrinter = (page: CompiledNode, args: ImageArgs, context?: ResolverContext) => {
  const findFile = context ? queryingFinder(context) : nodeFinder(args);
  return async (image: ImageProps): Promise<string> => {
    const { cache, pathPrefix, reporter } = args;
    const file = await findFile(path.resolve(path.dirname(page.file), image.src));
    if (!file) throw missingImage(image, page);
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
    if (!data) throw imageError(image, page, "cannot be read", "Use a PNG, JPEG or WebP file");
    return imageHtml(data, image);
  };
};
