import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../../theme/class-names";
import { playgroundMedia } from "../parts/styles/playground-media";
import { textButton, touchTarget } from "../parts/styles/shared-styles";

export const statusBarStyles = {
  // Visible wherever the page is scrolled, because it has the progress and Cancel.
  ".status-bar": {
    position: "sticky",
    bottom: 0,
    zIndex: 5,
    flex: "none",
    background: "raised",
    borderRadius: "0 0 7px 7px",
    display: "flex",
    flexWrap: "wrap",
    gap: "0 16px",
    alignItems: "center",
    minHeight: 32,
    padding: "2px 12px 2px 6px",
    borderTop: "1px solid var(--hairline)",
    color: "muted",
    fontSize: "tiny",
    fontVariantNumeric: "tabular-nums",
    [playgroundMedia.oneColumn]: { alignContent: "flex-end", minHeight: 59 },
    // Two lines, of which the second never moves.
    [playgroundMedia.touch]: {
      minHeight: 89,
      gap: "0 12px",
      padding: "0 16px",
      borderRadius: 0,
      background: "paper",
      "&:has(.reading) > :not(.reading, .kept-state)": { display: "none" },
    },
    "button:not(.problems)": { ...textButton, ...touchTarget },
  },
  ".problems": {
    display: "inline-flex",
    gap: "6px",
    alignItems: "center",
    minHeight: 26,
    // The most common texts fit, so that the items next to them don't move.
    minWidth: "14.5rem",
    padding: "0 8px 0 4px",
    borderRadius: "small",
    color: "tip",
    textAlign: "left",
    "&.some": { color: "danger" },
    "&:hover": { background: "color-mix(in srgb, var(--ink) 7%, transparent)" },
    [playgroundMedia.touch]: { minHeight: 44, minWidth: 0, paddingLeft: 0 },
  },
  // No room for these on a phone.
  ".fact": { [playgroundMedia.phone]: { display: "none" } },
  ".reading": { display: "inline-flex", flexWrap: "wrap", gap: "8px", alignItems: "center" },
  progress: { width: 120, accentColor: "var(--accent)", verticalAlign: "middle" },
} satisfies ThemeUIStyleObject;

export type StatusBarClass = ClassNames<typeof statusBarStyles>;
