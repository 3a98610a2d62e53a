import type { ThemeUIStyleObject } from "theme-ui";

import { noticeStyles, progressBarStyles } from "../browser/behaviors/behavior-styles";
import { compileStyles } from "../theme/compile-styles";
import { copyPageStyles } from "./article/copy-page-styles";
import { mobileTocStyles } from "./article/toc/mobile-toc-styles";
import { pageArticleStyles } from "./article/page-article-styles";
import { pageMetaStyles } from "./article/page-meta-styles";
import { pagerStyles } from "./article/pager-styles";
import { proseStyles } from "./article/prose-styles";
import { tabsStyles } from "./article/tabs-styles";
import { tocListStyles } from "./article/toc/toc-list-styles";
import { tocStyles } from "./article/toc/toc-styles";
import { breadcrumbsStyles } from "./docs/breadcrumbs-styles";
import { docArticleStyles } from "./docs/doc-article-styles";
import { docsSidebarStyles } from "./docs/docs-sidebar-styles";
import { languageSwitchStyles } from "./docs/language-switch-styles";
import { sidebarToggleStyles } from "./docs/sidebar-toggle-styles";
import { sidebarTreeStyles } from "./docs/sidebar-tree-styles";
import { versionNoteStyles } from "./docs/version-note-styles";
import { announcementBarStyles } from "./layout/announcement-bar-styles";
import { colorModeToggleStyles } from "./layout/navbar/color-mode-toggle-styles";
import { footerStyles } from "./layout/footer-styles";
import { messagePageStyles } from "./layout/message-page-styles";
import { mobileMenuStyles } from "./layout/navbar/mobile-menu-styles";
import { navbarStyles } from "./layout/navbar/navbar-styles";
import { searchButtonStyles } from "./layout/navbar/search-button-styles";
import { siteLayoutStyles } from "./layout/site-layout-styles";
import { skipLinkStyles } from "./layout/skip-link-styles";
import { versionDropdownStyles } from "./layout/navbar/version-dropdown-styles";
import { buttonStyles } from "./parts/button-styles";
import { dropdownStyles } from "./parts/dropdown-styles";
import { globalStyles, readerStyles, visuallyHiddenStyles } from "./parts/global-styles";
import { iconStyles } from "./parts/icon-styles";
import { lazyPartStyles } from "./parts/lazy-part-styles";
import { lineStepsStyles } from "./parts/line-steps-styles";
import { marksStyles } from "./parts/marks-styles";
import { pageTitleStyles } from "./parts/page-title-styles";
import { spinnerStyles } from "./parts/spinner-styles";
import { statusStyles } from "./parts/status-styles";
import { toTopStyles } from "./parts/to-top-styles";

import { searchDialogStyles } from "./search/search-dialog-styles";

/** The styles that any page may need: of two rules with equal specificity, the later one wins. */
const styles: readonly ThemeUIStyleObject[] = [
  globalStyles,
  iconStyles,
  visuallyHiddenStyles,
  lineStepsStyles,
  progressBarStyles,
  readerStyles,
  pageTitleStyles,
  buttonStyles,
  spinnerStyles,
  lazyPartStyles,
  marksStyles,
  skipLinkStyles,
  announcementBarStyles,
  navbarStyles,
  mobileMenuStyles,
  dropdownStyles,
  versionDropdownStyles,
  searchButtonStyles,
  noticeStyles,
  searchDialogStyles,
  colorModeToggleStyles,
  siteLayoutStyles,
  messagePageStyles,
  sidebarToggleStyles,
  docsSidebarStyles,
  languageSwitchStyles,
  sidebarTreeStyles,
  versionNoteStyles,
  docArticleStyles,
  pageArticleStyles,
  breadcrumbsStyles,
  copyPageStyles,
  mobileTocStyles,
  tocStyles,
  tocListStyles,
  toTopStyles,
  proseStyles,
  statusStyles,
  tabsStyles,
  pageMetaStyles,
  pagerStyles,
  footerStyles,
];

/**
 * The stylesheet of every page, generated once at build from Theme UI's style objects and put into each page's head:
 * the browser gets CSS, not the code that generates it.
 */
export const stylesheet = compileStyles(styles);
