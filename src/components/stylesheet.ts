import { noticeStyles, progressBarStyles } from "../browser/behaviors/behavior-styles";
import { compileStyles } from "../theme/compile-styles";
import { articleStyles } from "./article/article-styles";
import { proseStyles } from "./article/prose-styles";
import { tocStyles } from "./article/toc-styles";
import { docsStyles } from "./docs/docs-styles";
import { layoutStyles } from "./layout/layout-styles";
import { navbarStyles } from "./layout/navbar/navbar-styles";
import { globalStyles, readerStyles } from "./parts/global-styles";
import { partsStyles } from "./parts/parts-styles";

/**
 * The stylesheet of every page, generated once at build from Theme UI's style objects and put into each page's head:
 * the browser gets CSS, not the code that generates it. Of two rules with equal specificity, the later one wins.
 */
export const stylesheet = compileStyles([
  globalStyles,
  progressBarStyles,
  readerStyles,
  partsStyles,
  layoutStyles,
  navbarStyles,
  noticeStyles,
  docsStyles,
  tocStyles,
  proseStyles,
  articleStyles,
]);
