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

/** The CSS of every page, compiled once at build. Of two rules with equal specificity, the later one wins. */
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
