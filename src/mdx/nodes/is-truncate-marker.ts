import type { Content } from "mdast";

/** Is the node the comment that ends what lists show of a post? */
export const isTruncateMarker = (node: Content): boolean =>
  (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") &&
  /^\s*\/\*\s*truncate\s*\*\/\s*$/.test(node.value);
