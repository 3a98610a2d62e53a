import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../theme/class-names";

export const pageMetaStyles = {
  ".page-meta": {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    alignItems: "center",
    gap: 2,
    mt: 7,
    mb: 0,
    pt: 4,
    borderTop: "1px solid",
    borderColor: "hairline",
    fontSize: "small",
    color: "muted",
    "span a": { ml: 2 },
    a: { display: "inline-flex", alignItems: "center", gap: 2, minHeight: 44, color: "inherit" },
  },
} satisfies ThemeUIStyleObject;

export type PageMetaClass = ClassNames<typeof pageMetaStyles>;
