import type { ThemeUIStyleObject } from "theme-ui";

import { media } from "../../../theme/breakpoints";
import type { ClassNames } from "../../../theme/class-names";
import { whileNavbarHidden } from "../../parts/under-navbar";

const BAR_HEIGHT = 44;

export const mobileTocStyles = {
  ".mobile-toc": {
    position: "sticky",
    // Its top hairline overlaps the navbar's, or is above the window.
    top: "calc(var(--navbar-height) - 1px)",
    zIndex: 20,
    my: 4,
    mx: "calc(-1 * var(--gutter))",
    bg: "paper",
    borderTop: "1px solid",
    borderBottom: "1px solid",
    borderColor: "hairline",
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
      display: "flex",
      alignItems: "center",
      gap: 2,
      height: BAR_HEIGHT,
      pl: "var(--gutter)",
      // Leaves room for the back-to-top link.
      pr: BAR_HEIGHT,
      cursor: "pointer",
      listStyle: "none",
      whiteSpace: "nowrap",
      "&::-webkit-details-marker": { display: "none" },
      "&:focus-visible": { outlineOffset: "-2px" },
      ".icon": { width: 16, height: 16, ml: "auto", color: "muted", transition: "transform 140ms ease-out" },
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
      overflowY: "auto",
      overscrollBehavior: "contain",
      px: "var(--gutter)",
      py: 3,
      bg: "paper",
      borderBottom: "1px solid",
      borderColor: "hairline",
      boxShadow: "0 8px 24px rgb(0 0 0 / 12%)",
    },
    "nav a": { minHeight: 44, display: "flex !important", alignItems: "center" },
    // Without scripts nothing could close it; and a crashed page's server HTML has no navbar above it.
    [`${media.noScript}, .served &` as const]: {
      position: "static",
      nav: { position: "static", maxHeight: "none", border: 0, boxShadow: "none" },
    },
  },
} satisfies ThemeUIStyleObject;

export type MobileTocClass = ClassNames<typeof mobileTocStyles>;
