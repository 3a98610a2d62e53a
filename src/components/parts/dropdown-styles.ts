import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../theme/class-names";

/** A <details> that opens a list on top of the page. */
export const dropdownStyles = {
  ".dropdown": {
    position: "relative",
    fontSize: "small",
    summary: {
      display: "flex",
      alignItems: "center",
      gap: 1,
      height: 44,
      px: 2,
      color: "muted",
      cursor: "pointer",
      listStyle: "none",
      "&::-webkit-details-marker": { display: "none" },
      "&:hover": { color: "ink" },
      ".icon": { width: 16, height: 16 },
    },
    ul: {
      display: "block",
      position: "absolute",
      zIndex: 30,
      right: 0,
      minWidth: 176,
      m: 0,
      p: 1,
      listStyle: "none",
      bg: "paper",
      border: "1px solid",
      borderColor: "hairline",
      borderRadius: "medium",
      boxShadow: "0 8px 24px rgb(0 0 0 / 12%)",
    },
    "li > *": {
      display: "block",
      width: "100%",
      px: 3,
      py: 2,
      borderRadius: "small",
      color: "ink",
      textAlign: "left",
      textDecoration: "none",
      "&:hover": { bg: "raised" },
    },
  },
} satisfies ThemeUIStyleObject;

export type DropdownClass = ClassNames<typeof dropdownStyles>;
