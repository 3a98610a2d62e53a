import type { ContentNode } from "../../mdx/html/content-node";
import { isImage } from "./image-node";

/** Characters of text that fit above an image on the first screen of a desktop. */
const FIRST_SCREEN = 1500;

/** Marks the first image in a page's content tree as early if little text and no island comes before it. */
export const markEarlyImage = (content: readonly ContentNode[]): readonly ContentNode[] => {
  const at = content.findIndex((node) => typeof node !== "string");
  const image = content[at];
  if (image === undefined || typeof image === "string" || !isImage(image)) return content;
  const before = content
    .slice(0, at)
    .join("")
    .replace(/<[^>]*>/g, "");
  return before.length > FIRST_SCREEN
    ? content
    : content.with(at, { ...image, props: { ...image.props, early: true } });
};
