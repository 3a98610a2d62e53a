import type { MdxFlowExpression, MdxTextExpression } from "mdast-util-mdx-expression";

/** Does the expression hold nothing but a comment? */
export const isComment = ({ data }: MdxFlowExpression | MdxTextExpression): boolean =>
  data?.estree?.body.length === 0 && (data.estree.comments ?? []).length > 0;
