import type { MdxFlowExpression, MdxTextExpression } from "mdast-util-mdx-expression";

const COMMENTS = /^(?:\s|\/\*(?:(?!\*\/)[^])*\*\/|\/\/.*\n)*$/;

/** Does the expression contain only a comment? */
export const isComment = ({ value }: MdxFlowExpression | MdxTextExpression): boolean =>
  value.trim() !== "" && COMMENTS.test(value);
