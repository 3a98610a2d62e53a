import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../theme/class-names";

export const versionDropdownStyles = {
  ".versions": {
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
    a: {
      display: "block",
      px: 3,
      py: 2,
      borderRadius: "small",
      color: "ink",
      textDecoration: "none",
      "&:hover": { bg: "raised" },
      "&[aria-current]": { fontWeight: "strong" },
      span: { color: "muted", fontWeight: "body" },
    },
  },
} satisfies ThemeUIStyleObject;

export type VersionDropdownClass = ClassNames<typeof versionDropdownStyles>;
