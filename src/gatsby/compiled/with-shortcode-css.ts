import type { ContentNode } from "../../mdx/html/content-node";
import { stylesOfContent } from "../../mdx/shortcodes/styles/styles-of-content";

/** A content tree that begins with the styles of its words; develop has those of all words in its stylesheet. */
export const withShortcodeCss = (content: readonly ContentNode[]): readonly ContentNode[] =>
  process.env.NODE_ENV === "development"
    ? content
    : [...stylesOfContent(content).map((css) => ({ component: "style", children: [css] })), ...content];
