import type { ThemeUIStyleObject } from "theme-ui";

import { media } from "../../../theme/media";
import { centred, inlineRow, muted, plainList, quiet, row } from "../../../theme/mixins";

export const navbarStyles = {
  ".navbar": {
    position: "sticky",
    top: 0,
    zIndex: 30,
    bg: "paper",
    borderBottom: "1px solid var(--hairline)",
    transition: "transform 160ms ease-out",
    "html[data-navbar=hidden] &:not(:focus-within)": { transform: "translateY(-100%)" },
    // Fixed widths for the columns and the last links, so that nothing moves while the page loads.
    "> div": {
      display: "grid",
      gridTemplateColumns: ["44px minmax(0, 1fr) 92px", null, null, "auto minmax(0, 1fr) 152px"],
      [media.roomy]: { gridTemplateColumns: "auto minmax(0, 1fr) 216px" },
      alignItems: "center",
      columnGap: [1, null, 2, 4],
      height: "calc(var(--navbar-height) - 1px)",
      maxWidth: "page",
      mx: "auto",
      px: [2, null, 4, 5],
    },
    "> div > .brand": {
      ...inlineRow,
      gap: 2,
      minHeight: 44,
      color: "ink",
      // Stays next to the buttons on a phone, however large the text.
      fontSize: "min(1rem, 7vw)",
      fontWeight: "strong",
      letterSpacing: "-0.01em",
      textDecoration: "none",
      lineHeight: 1.2,
      // Wraps if the reader increases letter spacing.
      whiteSpace: ["normal", null, null, "nowrap"],
      svg: { flex: "none" },
    },
    "> div > nav": { ...row, [media.mobile]: { display: "none" } },
    "> div > nav > ul": { ...row, ...plainList },
    ".end": { ml: "auto", width: 228 },
    // As tall as the bar: the active link's mark overlaps its hairline.
    "> div > nav > ul > li > a": {
      ...row,
      height: "calc(var(--navbar-height) - 1px)",
      px: 2,
      ...muted,
      textDecoration: "none",
      whiteSpace: "nowrap",
      "&:hover": { color: "ink" },
      "&:focus-visible": { outlineOffset: "-6px" },
      "&[aria-current]": { color: "ink", pt: "2px", borderBottom: "2px solid var(--accent)" },
    },
    // Aligns the last icon itself, not its padding, with the page's grid.
    ".tools": { ...row, justifyContent: "flex-end", gap: 1, mr: [0, null, null, "-12px"] },
    ".tools .color-mode": { ...centred, size: 44, ...quiet },
  },
  ".menu-button, .menu-link": { ...centred, size: 44, color: "inherit", [media.desktop]: { display: "none" } },
  ".menu-button": { [media.noScript]: { display: "none" } },
  "html[data-js] .menu-link": { display: "none" },
  ".versions": { a: { "&[aria-current]": { fontWeight: "strong" }, span: { color: "muted", fontWeight: "body" } } },
  ".search-button": {
    ...row,
    justifyContent: "center",
    gap: 2,
    width: [44, null, null, 104],
    height: [44, null, null, 36],
    px: 2,
    ...quiet,
    textDecoration: "none",
    cursor: "pointer",
    border: ["0", null, null, "1px solid var(--control)"],
    borderRadius: "medium",
    fontSize: "small",
    // If there is no room for the label, it is still the button's accessible name.
    span: { position: "absolute", clipPath: "inset(50%)" },
    kbd: { display: ["none", null, null, "block"], fontSize: "tiny", minWidth: "3.2em", textAlign: "right" },
    [media.roomy]: { width: 168, span: { position: "static", clipPath: "none", flex: 1, textAlign: "left" } },
  },
  ".color-mode": {
    ".icon": { display: "none" },
    "html[data-theme-choice=light] & .choice-light": { display: "block" },
    "html[data-theme-choice=dark] & .choice-dark": { display: "block" },
    "html[data-theme-choice=system] & .choice-system": { display: "block" },
    [media.noScript]: { display: "none !important" },
  },
} satisfies ThemeUIStyleObject;
