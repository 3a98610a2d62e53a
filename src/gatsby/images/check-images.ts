import { existsSync, statSync } from "node:fs";
import path from "node:path";

import { formatNumber } from "@ddex-suite/ern/text/counted";
import sharp from "sharp";

import { largestPicture } from "../../config/picture-size";
import type { ContentNode } from "../../utils/content-node";
import { filesBelow } from "../locations/files-below";
import { type ImageProps, isImage } from "./image-html";
import { missingImage } from "./resolve-images";

/** Returns the images of a content tree, also those inside islands. */
const imagesIn = (content: readonly ContentNode[]): ImageProps[] =>
  content.flatMap((node) => {
    if (typeof node === "string") return [];
    return isImage(node) ? [node.props] : imagesIn(node.children ?? []);
  });

/** Returns a message for each image of a page's text that isn't next to it. */
export const missingImages = (content: readonly ContentNode[], page: { file: string }): string[] =>
  imagesIn(content)
    .filter(({ src }) => !existsSync(path.resolve(path.dirname(page.file), src)))
    .map((image) => missingImage(image, page).message);

const PICTURE = /\.(?:avif|jpe?g|png|tiff?|webp)$/i;

/** What is too large about each picture, by file and state. */
const judged = new Map<string, Promise<string[]>>();

const judge = async (file: string, bytes: number): Promise<string[]> => {
  // A picture that can't be read is reported where it's shown.
  const { width = 0, height = 0 } = await sharp(file)
    .metadata()
    .catch((): Partial<sharp.Metadata> => ({}));
  if (bytes <= largestPicture.bytes && Math.max(width, height) <= largestPicture.side) return [];
  const limits = `${largestPicture.bytes / 1e6} MB and ${formatNumber(largestPicture.side)} pixels a side`;
  return [
    `${file}: the picture has ${(bytes / 1e6).toFixed(1)} MB and ${formatNumber(width)} × ${formatNumber(height)} pixels, ` +
      `where ${limits} are enough. Run npm run picture:shrink -- ${file}`,
  ];
};

/** Returns a message for each picture in a folder that is larger than any reader needs. */
export const largePictures = async (folder: string): Promise<string[]> => {
  const found = filesBelow(folder)
    .filter((name) => PICTURE.test(name))
    .sort()
    .map((name) => {
      const file = folder + name;
      const { mtimeMs, size } = statSync(file);
      const state = `${file} ${mtimeMs} ${size}`;
      const messages = judged.get(state) ?? judge(file, size);
      judged.set(state, messages);
      return messages;
    });
  return (await Promise.all(found)).flat();
};
