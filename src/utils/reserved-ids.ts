/** Ids that the site prints on its pages, each under the name that its code uses. */
export const SIDEBAR_ID = "_sidebar";
export const RELATED_ID = "_related";
/** Of the first element below the first screen. */
export const FOLD_ID = "_fold";
export const MAIN_ID = "main";
export const FOOTER_ID = "footer";
export const STYLESHEET_ID = "stylesheet";
export const PAGE_DATA_ID = "page-data";
/** Of the element in which Gatsby announces a new page to screen readers. */
export const ANNOUNCER_ID = "gatsby-announcer";

/** The ids that no heading gets, besides those that begin with `reservedStart`. */
export const reservedIds: ReadonlySet<string> = /* @__PURE__ */ new Set([
  MAIN_ID,
  FOOTER_ID,
  STYLESHEET_ID,
  PAGE_DATA_ID,
  "footnote-label",
  "gatsby-focus-wrapper",
  "gatsby-script-loader",
  "gatsby-chunk-mapping",
  ANNOUNCER_ID,
]);

/** How ids of icons, notes, tooltips and landmarks begin, and those of footnotes and DocSearch. */
export const reservedStart = /^(?:_|user-content-|docsearch-)+/;
