import type { ContentNode } from "../../mdx/html/content-node";
import { stylesOfContent } from "../../mdx/shortcodes/styles/shortcode-stylesheets";

/** Prepends the styles of its shortcodes to a content tree; develop has all of them in its style sheet. */
export const withShortcodeCss = (content: readonly ContentNode[]): readonly ContentNode[] =>
  process.env.NODE_ENV === "development"
    ? content
    : [...stylesOfContent(content).map((css) => ({ component: "style", children: [css] })), ...content];
