import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../theme/class-names";

export const lastReadStyles = {
  ".last-read": {
    margin: 0,
    "&:not(:empty)": {
      margin: "4px 0 12px",
      paddingLeft: "12px",
      borderLeft: "3px solid var(--warning)",
      maxWidth: "38rem",
    },
  },
} satisfies ThemeUIStyleObject;

export type LastReadClass = ClassNames<typeof lastReadStyles>;
