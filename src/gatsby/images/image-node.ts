import type { ContentElement } from "../../mdx/html/content-node";

export interface ImageProps {
  src: string;
  alt: string;
  title?: string;
  line: number;
  /** A wide screen shows it at once. */
  early?: boolean;
}

type ImageNode = ContentElement & { props: Record<string, unknown> & ImageProps };

/** Is a node of a content tree an image whose files are still to be made? */
export const isImage = (node: ContentElement): node is ImageNode => node.component === "Image";
