import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../theme/class-names";

export const homeMoreStyles = {
  ".home-more": {
    display: "grid",
    gridTemplateColumns: [
      "minmax(0, 1fr)",
      null,
      "repeat(2, minmax(0, 1fr))",
      "minmax(0, 5fr) repeat(2, calc((100% - 48px) * 7 / 24 - 24px))",
    ],
    gap: [6, null, 7],
    h2: { m: 0, mb: 3, fontSize: "h3", fontWeight: "strong" },
    p: { m: 0, mb: 2, color: "muted", maxWidth: "30rem" },
    ".prose": { gridColumn: ["auto", null, "1 / -1", "auto"], minWidth: 0, p: { m: 0, maxWidth: "none" } },
    ".tabs": { mt: 4, mb: 0 },
    ".code": { my: 0, bg: "paper" },
    time: { display: "block", fontSize: "small", color: "muted" },
  },
} satisfies ThemeUIStyleObject;

export type HomeMoreClass = ClassNames<typeof homeMoreStyles>;
