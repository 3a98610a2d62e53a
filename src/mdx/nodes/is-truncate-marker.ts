import type { Content } from "mdast";

/** Is the node the comment that ends a post's excerpt? */
export const isTruncateMarker = (node: Content): boolean =>
  (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") &&
  /^\s*\/\*\s*truncate\s*\*\/\s*$/.test(node.value);
