import type { ThemeUIStyleObject } from "theme-ui";

import { media } from "../../theme/breakpoints";

export const pageArticleStyles: ThemeUIStyleObject = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 46rem) 232px",
  justifyContent: "center",
  columnGap: 8,
  "--gutter": ["16px", null, "24px"],
  px: "var(--gutter)",
  [media.narrowToc]: { gridTemplateColumns: "minmax(0, 46rem)" },
  [media.print]: { display: "block" },
  article: { minWidth: 0, pt: 7, pb: 8 },
};
