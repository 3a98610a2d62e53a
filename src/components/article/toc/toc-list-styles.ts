import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../../theme/class-names";

export const tocListStyles = {
  ".toc-list": {
    "&, ul": { listStyle: "none", m: 0, p: 0 },
    borderLeft: "1px solid",
    borderColor: "hairline",
    "li li a": { pl: 5 },
    "li li li a": { pl: 6 },
    a: {
      display: "block",
      py: "5px",
      pl: 3,
      ml: "1px",
      color: "muted",
      textDecoration: "none",
      overflowWrap: "anywhere",
      "&:hover": { color: "ink" },
      "&[aria-current]": { color: "ink", ml: "-1px", borderLeft: "2px solid var(--accent)" },
    },
    code: { fontSize: "0.95em" },
  },
} satisfies ThemeUIStyleObject;

export type TocListClass = ClassNames<typeof tocListStyles>;
