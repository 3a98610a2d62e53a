import type { ThemeUIStyleObject } from "theme-ui";

import { media } from "../../theme/breakpoints";
import type { ClassNames } from "../../theme/class-names";
import { whileNavbarHidden } from "./under-navbar";

/** Sighted readers see the arrow instead. */
const hiddenText = { position: "absolute", clipPath: "inset(50%)", width: 1, overflow: "hidden" } as const;

export const toTopStyles = {
  ".to-top": {
    display: "inline-flex",
    alignItems: "center",
    gap: 2,
    minHeight: 44,
    color: "muted",
    fontSize: "tiny",
    whiteSpace: "nowrap",
    "&:hover": { color: "ink" },
    "html:not([data-far]) &": { visibility: "hidden" },
    ".icon": { width: 16, height: 16, transform: "rotate(90deg)" },
  },
  // Next to the text, it is the last line of the headings, visible however many there are.
  ".toc > .to-top": { position: "sticky", bottom: 0, width: "100%", mt: 2, pl: 3, bg: "paper" },
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
    span: hiddenText,
    [whileNavbarHidden]: { top: 0 },
    [media.wide]: { display: "none" },
    ".served &": { display: "none" },
  },
  ".mobile-toc:has(~ .symbol-index, ~ * .symbol-index) + .to-top": { display: "none" },
  // On a page without headings it is below the text, or in the margin.
  "main > .to-top": { display: "flex", mx: "auto", mt: -52, mb: 2 },
  "main:has(.toc):not(:has(.symbol-index)) > .to-top": { display: "none" },
  [media.wide]: {
    "main:has(.toc) > .to-top": { display: "none" },
    "main > .to-top": {
      position: "sticky",
      bottom: 16,
      width: 40,
      mr: 1,
      justifyContent: "center",
      span: hiddenText,
    },
  },
} satisfies ThemeUIStyleObject;

export type ToTopClass = ClassNames<typeof toTopStyles>;
