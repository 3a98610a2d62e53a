import type { ThemeUIStyleObject } from "theme-ui";

import { media } from "../../../theme/breakpoints";
import type { ClassNames } from "../../../theme/class-names";

export const navbarStyles = {
  ".navbar": {
    position: "sticky",
    top: 0,
    zIndex: 30,
    bg: "paper",
    borderBottom: "1px solid",
    borderColor: "hairline",
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
      display: "inline-flex",
      alignItems: "center",
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
    "> div > nav": { display: "flex", alignItems: "center", [media.mobile]: { display: "none" } },
    "> div > nav > ul": { display: "flex", alignItems: "center", listStyle: "none", m: 0, p: 0 },
    ".end": { ml: "auto", width: 228 },
    // As tall as the bar: the active link's mark overlaps its hairline.
    "> div > nav > ul > li > a": {
      display: "flex",
      alignItems: "center",
      height: "calc(var(--navbar-height) - 1px)",
      px: 2,
      color: "muted",
      fontSize: "small",
      textDecoration: "none",
      whiteSpace: "nowrap",
      "&:hover": { color: "ink" },
      "&:focus-visible": { outlineOffset: "-6px" },
      "&[aria-current]": { color: "ink", pt: "2px", borderBottom: "2px solid var(--accent)" },
    },
    // Aligns the last icon itself, not its padding, with the page's grid.
    ".tools": {
      display: "flex",
      alignItems: "center",
      justifyContent: "flex-end",
      gap: 1,
      mr: [0, null, null, "-12px"],
    },
    ".tools .color-mode": {
      display: "grid",
      placeItems: "center",
      width: 44,
      height: 44,
      color: "muted",
      "&:hover": { color: "ink" },
    },
  },
} satisfies ThemeUIStyleObject;

export type NavbarClass = ClassNames<typeof navbarStyles>;
