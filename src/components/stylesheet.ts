import { serializeStyles } from "@emotion/serialize";
import { compile, middleware, serialize, stringify } from "stylis";
import { css } from "theme-ui";
import type { ThemeUIStyleObject } from "theme-ui";

import { archiveYearsStyles, authorIndexStyles, blogPageStyles, tagIndexStyles } from "./blog/blog-page-styles";
import {
  authorCardStyles,
  blogArticleStyles,
  postListItemStyles,
  postMetaStyles,
  postTagsStyles,
} from "./blog/post-list-item-styles";
import { pageArticleStyles } from "./article/page-article-styles";
import { tabsStyles } from "./article/tabs-styles";
import { breadcrumbsStyles } from "./docs/breadcrumbs-styles";
import { docArticleStyles } from "./docs/doc-article-styles";
import { docsSidebarStyles } from "./docs/docs-sidebar-styles";
import { mobileTocStyles } from "./article/mobile-toc-styles";
import { pageMetaStyles } from "./article/page-meta-styles";
import { pagerStyles } from "./article/pager-styles";
import { sidebarTreeStyles } from "./docs/sidebar-tree-styles";
import { tocListStyles } from "./article/toc-list-styles";
import { tocStyles } from "./article/toc-styles";
import { homeHeroStyles } from "./home/home-hero-styles";
import { homeInstallStyles } from "./home/home-install-styles";
import { homeTasksStyles } from "./home/home-tasks-styles";
import { announcementBarStyles } from "./layout/announcement-bar-styles";
import { colorModeToggleStyles } from "./layout/color-mode-toggle-styles";
import { drawerStyles } from "./layout/drawer-styles";
import { footerStyles } from "./layout/footer-styles";
import { navbarStyles } from "./layout/navbar-styles";
import { menuButtonStyles, messagePageStyles, pageStyles } from "./layout/site-layout-styles";
import { searchButtonStyles } from "./layout/search-button-styles";
import { skipLinkStyles } from "./layout/skip-link-styles";
import { versionDropdownStyles } from "./layout/version-dropdown-styles";
import { symbolIndexStyles } from "./toolkit/symbol-filter-styles";
import { searchCrashStyles } from "./search/search-crash-styles";
import { searchDialogStyles } from "./search/search-dialog-styles";
import { searchPageStyles } from "./search/search-page-styles";
import { globalCss } from "./parts/global-styles";
import {
  buttonStyles,
  imageDialogStyles,
  lazyErrorStyles,
  pageTitleStyles,
  spinnerStyles,
} from "./parts/button-styles";
import { prose } from "./article/prose-styles";
import { statusStyles } from "./parts/status-styles";
import { theme } from "../theme/index";
import { webkitPrefixes } from "../theme/webkit-prefixes";

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
