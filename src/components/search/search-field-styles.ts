import type { ThemeUIStyleObject } from "theme-ui";

import { media } from "../../theme/breakpoints";
import type { ClassNames } from "../../theme/class-names";
import { searchInput, searchInputIcon } from "./search-input";

export const searchFieldStyles = {
  ".search-field": {
    position: "relative",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    gap: 2,
    my: 5,
    // The search needs scripts.
    [media.noScript]: { display: "none" },
    "> .icon": { ...searchInputIcon, top: 14 },
    input: { height: 48, ...searchInput },
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
