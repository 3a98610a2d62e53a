import type { ThemeUIStyleObject } from "theme-ui";

import { media } from "../../theme/breakpoints";
import type { ClassNames } from "../../theme/class-names";
import { sizes } from "../../theme/space";

export const docArticleStyles = {
  ".doc-article": {
    display: "grid",
    gridTemplateColumns: `minmax(0, 1fr) ${sizes.toc}`,
    [media.narrowToc]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [media.print]: { display: "block" },
    "> article": {
      width: "100%",
      maxWidth: `calc(${sizes.content} + 96px)`,
      mx: "auto",
      "--gutter": ["16px", null, "24px", "48px"],
      px: "var(--gutter)",
      pt: 5,
      pb: 8,
      minWidth: 0,
    },
  },
  ".reading-time": { mt: -3, mb: 5, fontSize: "small", color: "muted" },
  ".related": {
    mt: 7,
    h2: { m: 0, fontSize: "body" },
    ul: { my: 2, pl: 5 },
    li: { my: 1, py: 1 },
  },
} satisfies ThemeUIStyleObject;

export type DocArticleClass = ClassNames<typeof docArticleStyles>;
