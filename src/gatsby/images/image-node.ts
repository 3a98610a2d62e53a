import type { ContentElement } from "../../mdx/html/content-node";

export interface ImageProps {
  src: string;
  alt: string;
  title?: string;
  line: number;
  /** Visible on a wide screen without scrolling. */
  early?: boolean;
}

type ImageNode = ContentElement & { props: Record<string, unknown> & ImageProps };

/** Is a node of a content tree an image whose files don't exist yet? */
export const isImage = (node: ContentElement): node is ImageNode => node.component === "Image";
