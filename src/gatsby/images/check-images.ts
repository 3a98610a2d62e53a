import { existsSync, statSync } from "node:fs";
import path from "node:path";

import { formatNumber } from "@ddex-suite/ern/text/counted";
import sharp from "sharp";

import { largestPicture } from "../../config/picture-size";
import { type OpenNode, slotsIn } from "../../mdx/nodes/slots";
import { filesBelow } from "../locations/files-below";
import { missingImage } from "./resolve-images";

/** Returns a message for each image of a page's text that isn't next to it. */
export const missingImages = (content: readonly OpenNode[], page: { file: string }): string[] =>
  slotsIn(content)
    .flatMap((slot) => ("image" in slot ? [slot.image] : []))
    .filter(({ src }) => !existsSync(path.resolve(path.dirname(page.file), src)))
    .map((image) => missingImage(image, page).message);

const PICTURE = /\.(?:avif|jpe?g|png|tiff?|webp)$/i;

/** What is too large about each picture, by file and state. */
const judged = new Map<string, Promise<string[]>>();

const checkPicture = async (file: string, bytes: number): Promise<string[]> => {
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
      const messages = judged.get(state) ?? checkPicture(file, size);
      judged.set(state, messages);
      return messages;
    });
  return (await Promise.all(found)).flat();
};
