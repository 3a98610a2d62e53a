import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../theme/class-names";

export const pagerStyles = {
  ".pager": {
    display: "grid",
    gridTemplateColumns: ["1fr", "1fr 1fr"],
    gap: 4,
    mt: 6,
    a: {
      display: "block",
      px: 4,
      py: 3,
      border: "1px solid",
      borderColor: "hairline",
      borderRadius: "medium",
      fontWeight: "strong",
      textDecoration: "none",
      overflowWrap: "anywhere",
      "&:hover": { borderColor: "accent" },
    },
    ".next": { gridColumn: [null, 2], textAlign: "right" },
    span: { display: "flex", alignItems: "center", gap: 1, color: "muted", fontSize: "tiny", fontWeight: "body" },
    ".next span": { justifyContent: "flex-end" },
    ".icon": { width: 16, height: 16 },
  },
} satisfies ThemeUIStyleObject;

export type PagerClass = ClassNames<typeof pagerStyles>;
