import { serializeStyles } from "@emotion/serialize";
import { compile, middleware, serialize, stringify } from "stylis";
import { css } from "theme-ui";
import type { ThemeUIStyleObject } from "theme-ui";

import {
  archiveYearsStyles,
  authorIndexStyles,
  blogPageStyles,
  tagIndexStyles,
} from "../components/blog/blog-page-styles";
import {
  authorCardStyles,
  blogArticleStyles,
  postListItemStyles,
  postMetaStyles,
  postTagsStyles,
} from "../components/blog/post-styles";
import { pageArticleStyles } from "../components/article/page-article-styles";
import { tabsStyles } from "../components/article/tabs-styles";
import { breadcrumbsStyles } from "../components/docs/breadcrumbs-styles";
import { docArticleStyles } from "../components/docs/doc-article-styles";
import { docsSidebarStyles } from "../components/docs/docs-sidebar-styles";
import { mobileTocStyles } from "../components/article/mobile-toc-styles";
import { pageMetaStyles } from "../components/article/page-meta-styles";
import { pagerStyles } from "../components/article/pager-styles";
import { sidebarTreeStyles } from "../components/docs/sidebar-tree-styles";
import { tocListStyles } from "../components/article/toc-list-styles";
import { tocStyles } from "../components/article/toc-styles";
import { homeHeroStyles } from "../components/home/home-hero-styles";
import { homeInstallStyles } from "../components/home/home-install-styles";
import { homeTasksStyles } from "../components/home/home-tasks-styles";
import { announcementBarStyles } from "../components/layout/announcement-bar-styles";
import { colorModeToggleStyles } from "../components/layout/color-mode-toggle-styles";
import { drawerStyles } from "../components/layout/drawer-styles";
import { footerStyles } from "../components/layout/footer-styles";
import { navbarStyles } from "../components/layout/navbar-styles";
import { menuButtonStyles, messagePageStyles, pageStyles } from "../components/layout/page-styles";
import { searchButtonStyles } from "../components/layout/search-button-styles";
import { skipLinkStyles } from "../components/layout/skip-link-styles";
import { versionDropdownStyles } from "../components/layout/version-dropdown-styles";
import { symbolIndexStyles } from "../components/toolkit/symbol-index-styles";
import { searchCrashStyles } from "../components/search/search-crash-styles";
import { searchDialogStyles } from "../components/search/search-dialog-styles";
import { searchPageStyles } from "../components/search/search-page-styles";
import { globalCss } from "./global-css";
import { buttonStyles, imageDialogStyles, lazyErrorStyles, pageTitleStyles, spinnerStyles } from "./parts";
import { prose } from "./prose";
import { statusStyles } from "./status-styles";
import { theme } from "./index";
import { webkitPrefixes } from "./webkit-prefixes";

/** The site's styles by the class of their root element. */
const parts: Record<string, ThemeUIStyleObject> = {
  "page-title": pageTitleStyles,
  button: buttonStyles,
  spinner: spinnerStyles,
  "lazy-error": lazyErrorStyles,
  "image-dialog": imageDialogStyles,
  "skip-link": skipLinkStyles,
  announcement: announcementBarStyles,
  navbar: navbarStyles,
  "menu-button": menuButtonStyles,
  versions: versionDropdownStyles,
  "search-button": searchButtonStyles,
  "search-crash": searchCrashStyles,
  "search-dialog": searchDialogStyles,
  "search-page": searchPageStyles,
  "color-mode": colorModeToggleStyles,
  drawer: drawerStyles,
  page: pageStyles,
  "message-page": messagePageStyles,
  "docs-sidebar": docsSidebarStyles,
  "sidebar-tree": sidebarTreeStyles,
  "doc-article": docArticleStyles,
  "page-article": pageArticleStyles,
  breadcrumbs: breadcrumbsStyles,
  "mobile-toc": mobileTocStyles,
  toc: tocStyles,
  "toc-list": tocListStyles,
  prose,
  status: statusStyles,
  tabs: tabsStyles,
  "symbol-index": symbolIndexStyles,
  "page-meta": pageMetaStyles,
  pager: pagerStyles,
  "blog-page": blogPageStyles,
  "blog-article": blogArticleStyles,
  "post-list-item": postListItemStyles,
  "post-meta": postMetaStyles,
  "post-tags": postTagsStyles,
  "author-card": authorCardStyles,
  "author-index": authorIndexStyles,
  "archive-years": archiveYearsStyles,
  "tag-index": tagIndexStyles,
  "home-hero": homeHeroStyles,
  "home-install": homeInstallStyles,
  "home-tasks": homeTasksStyles,
  footer: footerStyles,
};

const toCss = (className: string, styles: ThemeUIStyleObject): string => {
  const { styles: text } = serializeStyles([css(styles)(theme)]);
  return serialize(compile(`.${className}{${text}}`), middleware([webkitPrefixes, stringify]));
};

/**
 * The whole stylesheet, made once at build from Theme UI's style objects and put into the head of every page:
 * the browser gets CSS, not the code that makes it.
 */
export const stylesheet =
  globalCss +
  Object.entries(parts)
    .map(([className, styles]) => toCss(className, styles))
    .join("");
