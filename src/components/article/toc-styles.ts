import type { ThemeUIStyleObject } from "theme-ui";

import { media } from "../../theme/media";
import {
  clipped,
  inlineRow,
  noMarker,
  plainList,
  quiet,
  row,
  scrolling,
  underNavbar,
  whileNavbarHidden,
} from "../../theme/mixins";

const BAR_HEIGHT = 44;

export const tocStyles = {
  ".mobile-toc": {
    position: "sticky",
    // Its top hairline overlaps the navbar's, or is above the window.
    top: "calc(var(--navbar-height) - 1px)",
    zIndex: 20,
    my: 4,
    mx: "calc(-1 * var(--gutter))",
    bg: "paper",
    borderTop: "1px solid var(--hairline)",
    borderBottom: "1px solid var(--hairline)",
    fontSize: "small",
    transition: "top 160ms ease-out",
    [whileNavbarHidden]: { top: "-1px" },
    // The list of symbols keeps its filter there.
    "&:has(~ .symbol-index, ~ * .symbol-index)": { position: "static" },
    [media.wide]: { display: "none" },
    // When you tab upwards, the focused element stops below the bar and the navbar, not under them.
    [media.narrowToc]: {
      "& ~ * :is(a, button, summary, [tabindex='0'])": {
        scrollMarginTop: `calc(var(--navbar-height) + ${BAR_HEIGHT}px)`,
      },
    },
    summary: {
      ...row,
      gap: 2,
      height: BAR_HEIGHT,
      pl: "var(--gutter)",
      // Leaves room for the back-to-top link; until that is there, the icon is in its place.
      pr: BAR_HEIGHT,
      "html:not([data-far]) & .icon": { translate: `calc(${BAR_HEIGHT}px - var(--gutter))` },
      ...noMarker,
      whiteSpace: "nowrap",
      "&:focus-visible": { outlineOffset: "-2px" },
      ".icon": { size: 16, ml: "auto", color: "muted", transition: "transform 140ms ease-out" },
    },
    "summary > span": { color: "muted" },
    "summary > .here": {
      color: "ink",
      fontWeight: "strong",
      minWidth: 0,
      overflow: "hidden",
      textOverflow: "ellipsis",
    },
    "&[open] summary .icon": { transform: "rotate(180deg)" },
    nav: {
      position: "absolute",
      top: "100%",
      left: 0,
      right: 0,
      maxHeight: `calc(100dvh - var(--navbar-height) - ${BAR_HEIGHT + 2}px)`,
      ...scrolling,
      px: "var(--gutter)",
      py: 3,
      bg: "paper",
      borderBottom: "1px solid var(--hairline)",
      boxShadow: "0 8px 24px rgb(0 0 0 / 12%)",
    },
    "nav a": { minHeight: 44, display: "flex !important", alignItems: "center" },
    // Without scripts nothing could close it; and a crashed page's server HTML has no navbar above it.
    [`${media.noScript}, .served &`]: {
      position: "static",
      nav: { position: "static", maxHeight: "none", border: 0, boxShadow: "none" },
    },
  },
  ".toc": {
    ...underNavbar("maxHeight"),
    alignSelf: "start",
    display: "flex",
    flexDirection: "column",
    pt: 6,
    pb: 2,
    pr: 5,
    fontSize: "tiny",
    lineHeight: 1.4,
    [media.narrowToc]: { display: "none" },
    p: { m: 0, mb: 2, fontSize: "small", fontWeight: "strong" },
    // Only the headings scroll, so that the button below them covers none.
    "> .toc-list": { ...scrolling, minHeight: 0 },
  },
  ".toc-list": {
    "&, ul": { ...plainList },
    // A border would not be covered by the mark of the current heading.
    boxShadow: "inset 1px 0 var(--hairline)",
    "li li a": { pl: 5 },
    "li li li a": { pl: 6 },
    a: {
      display: "block",
      py: "5px",
      pl: 3,
      ml: "2px",
      ...quiet,
      textDecoration: "none",
      overflowWrap: "anywhere",
      "&[aria-current]": { color: "ink", ml: 0, borderLeft: "2px solid var(--accent)" },
    },
    code: { fontSize: "0.95em" },
  },
  ".to-top": {
    ...inlineRow,
    gap: 2,
    minHeight: 44,
    ...quiet,
    fontSize: "tiny",
    whiteSpace: "nowrap",
    "html:not([data-far]) &": { visibility: "hidden" },
    ".icon": { size: 16, transform: "rotate(90deg)" },
  },
  // Next to the text, it is below the headings, visible however many there are.
  ".toc > .to-top": { flex: "none", mt: 2, pl: 3 },
  // On narrower windows, it is at the end of the bar that hides the headings.
  ".mobile-toc + .to-top": {
    display: "flex",
    justifyContent: "center",
    position: "sticky",
    top: "var(--navbar-height)",
    zIndex: 21,
    width: 44,
    mt: -61,
    mr: "calc(-1 * var(--gutter))",
    mb: 17,
    ml: "auto",
    transition: "top 160ms ease-out",
    // Sighted readers see the arrow instead.
    span: clipped,
    [whileNavbarHidden]: { top: 0 },
    [media.wide]: { display: "none" },
    ".served &": { display: "none" },
  },
  ".mobile-toc:has(~ .symbol-index, ~ * .symbol-index) + .to-top": { display: "none" },
  // On a page without headings it is below the text, or in the margin.
  "main > .to-top": { display: "flex", mx: "auto", mt: -52, mb: 2 },
  "main:has(> * > .toc):not(:has(.symbol-index)) > .to-top": { display: "none" },
  [media.wide]: {
    "main:has(> * > .toc) > .to-top": { display: "none" },
    "main > .to-top": { position: "sticky", bottom: 16, width: 40, mr: 1, justifyContent: "center", span: clipped },
  },
} satisfies ThemeUIStyleObject;
