import type { ThemeUIStyleObject } from "theme-ui";

import { media } from "../../theme/breakpoints";

export const docArticleStyles: ThemeUIStyleObject = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 232px",
  [media.narrowToc]: { gridTemplateColumns: "minmax(0, 1fr)" },
  [media.print]: { display: "block" },
  "> article": {
    width: "100%",
    maxWidth: "calc(46rem + 96px)",
    mx: "auto",
    "--gutter": ["16px", null, "24px", "48px"],
    px: "var(--gutter)",
    pt: 5,
    pb: 8,
    minWidth: 0,
  },
};
