import type { ThemeUIStyleObject } from "theme-ui";

import { media } from "../../theme/breakpoints";
import type { ClassNames } from "../../theme/class-names";
import { sizes } from "../../theme/space";

export const pageArticleStyles = {
  ".page-article": {
    display: "grid",
    gridTemplateColumns: `minmax(0, ${sizes.content}) ${sizes.toc}`,
    justifyContent: "center",
    columnGap: 8,
    "--gutter": ["16px", null, "24px"],
    px: "var(--gutter)",
    [media.narrowToc]: { gridTemplateColumns: `minmax(0, ${sizes.content})` },
    [media.print]: { display: "block" },
    article: { minWidth: 0, pt: 7, pb: 8 },
  },
} satisfies ThemeUIStyleObject;

export type PageArticleClass = ClassNames<typeof pageArticleStyles>;
