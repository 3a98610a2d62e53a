import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../../theme/class-names";
import { media } from "../../../theme/breakpoints";

export const searchFilterBarStyles = {
  ".search-filters": {
    display: "flex",
    flexWrap: "wrap",
    gap: "8px 20px",
    "> div": { display: "flex", flexWrap: "wrap", gap: "6px" },
    button: {
      minHeight: 36,
      padding: "0 12px",
      border: "1px solid var(--control)",
      borderRadius: 18,
      background: "transparent",
      color: "ink",
      font: "inherit",
      fontSize: "tiny",
      lineHeight: 1.5,
      cursor: "pointer",
      "&:hover": { background: "color-mix(in srgb, var(--ink) 7%, transparent)" },
      '&[aria-pressed="true"]': {
        borderColor: "accent",
        background: "color-mix(in srgb, var(--accent) 12%, var(--paper))",
        boxShadow: "inset 0 0 0 1px var(--accent)",
        fontWeight: "strong",
      },
      [media.mobile]: { minHeight: 44, padding: "0 14px", borderRadius: 22 },
    },
  },
} satisfies ThemeUIStyleObject;

export type SearchFilterBarClass = ClassNames<typeof searchFilterBarStyles>;
