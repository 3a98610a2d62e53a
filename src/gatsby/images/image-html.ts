import type { IGatsbyImageData } from "gatsby-plugin-image";

import type { ContentElement, ContentNode } from "../../utils/content-node";
import { escapeHtml } from "../../utils/text/escape";

export interface ImageProps {
  src: string;
  alt: string;
  title?: string;
  line: number;
  /** Visible on a wide screen without scrolling. */
  early?: boolean;
}

type ImageNode = ContentElement & { props: Record<string, unknown> & ImageProps };

/** Returns whether a node of a content tree is an image whose files don't exist yet. */
export const isImage = (node: ContentElement): node is ImageNode => node.component === "Image";

/** Characters of text that fit above an image on the first screen of a desktop. */
const FIRST_SCREEN = 1500;

/** Marks the first image in a page's content tree as early if little text and no island comes before it. */
export const markEarlyImage = (content: readonly ContentNode[]): readonly ContentNode[] => {
  const index = content.findIndex((node) => typeof node !== "string");
  const image = content[index];
  if (image === undefined || typeof image === "string" || !isImage(image)) return content;
  const before = content
    .slice(0, index)
    .join("")
    .replace(/<[^>]*>/g, "");
  return before.length > FIRST_SCREEN
    ? content
    : content.with(index, { ...image, props: { ...image.props, early: true } });
};

const attributes = (values: Record<string, string | number | undefined>): string =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`)
    .join("");

/** Returns a figure with a picture in modern formats, which a click enlarges. An early image loads at once. */
export const imageHtml = (
  { width, height, images }: Pick<IGatsbyImageData, "width" | "height" | "images">,
  { alt, title, early = false }: { alt: string; title?: string; early?: boolean },
): string => {
  const sources = (images.sources ?? []).map(
    ({ type, srcSet, sizes }) => `<source${attributes({ type, srcset: srcSet, sizes })}>`,
  );
  const { src, srcSet, sizes } = images.fallback ?? { src: "" };
  const loading = early ? { fetchpriority: "high" } : { loading: "lazy" };
  const img = `<img${attributes({ src, srcset: srcSet, sizes, alt, width, height, ...loading, decoding: "async" })}>`;
  const caption = title ? `<figcaption>${escapeHtml(title)}</figcaption>` : "";
  // A link to the file, for readers without scripts.
  const link = attributes({ href: src, class: "image-zoom", "aria-label": `Enlarge image: ${alt}` });
  return `<figure class="image"><a${link}><picture>${sources.join("")}${img}</picture></a>${caption}</figure>`;
};
