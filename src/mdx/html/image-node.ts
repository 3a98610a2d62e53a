import type { Image } from "mdast";

import type { Source } from "../../diagnostics/file-line";
import { fileLine } from "../../diagnostics/file-line";
import { island } from "../nodes/island";
import type { Island } from "../nodes/island";

/** Turns an image into an island; the caller finds its file. */
export const imageNode = (node: Image, source: Source): Island => {
  const { url: src, alt, title } = node;
  return island("Image", { src, alt, ...(title ? { title } : {}), line: fileLine(node, source) }, []);
};
