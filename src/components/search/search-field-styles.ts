import type { ThemeUIStyleObject } from "theme-ui";

import { media } from "../../theme/breakpoints";
import type { ClassNames } from "../../theme/class-names";

export const searchFieldStyles = {
  ".search-field": {
    position: "relative",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    gap: 2,
    my: 5,
    // The search needs scripts.
    [media.noScript]: { display: "none" },
    "> .icon": { position: "absolute", left: 3, top: 14, color: "muted", pointerEvents: "none" },
    input: {
      height: 48,
      pl: "44px",
      pr: 3,
      font: "inherit",
      color: "inherit",
      bg: "paper",
      border: "1px solid",
      borderColor: "control",
      borderRadius: "medium",
      "&::placeholder": { color: "muted", opacity: 1 },
    },
    button: {
      px: 4,
      borderRadius: "medium",
      bg: "accent",
      color: "accentInk",
      fontWeight: "strong",
      "&:hover": { textDecoration: "underline" },
    },
  },
} satisfies ThemeUIStyleObject;

export type SearchFieldClass = ClassNames<typeof searchFieldStyles>;
