import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../theme/class-names";

export const homeChecksStyles = {
  ".home-checks": {
    display: "grid",
    gridTemplateColumns: ["minmax(0, 1fr)", null, null, "repeat(2, minmax(0, 1fr))"],
    gap: [6, null, null, 7],
    mt: [5, null, 6],
    p: { display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: 2, m: 0, mb: 4, color: "muted" },
    strong: {
      color: "ink",
      fontSize: "h1",
      lineHeight: 1.1,
      fontWeight: "strong",
      letterSpacing: "-0.02em",
      fontVariantNumeric: "tabular-nums",
    },
    ".more": { mr: 5, mt: 2 },
  },
} satisfies ThemeUIStyleObject;

export type HomeChecksClass = ClassNames<typeof homeChecksStyles>;
