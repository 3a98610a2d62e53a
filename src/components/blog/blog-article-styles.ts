import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../theme/class-names";

export const blogArticleStyles = {
  ".blog-article": {
    "&&": { pt: 6 },
    ".page-title": { mb: 3 },
    ".post-authors": {
      display: "grid",
      gridTemplateColumns: ["minmax(0, 1fr)", "repeat(2, minmax(0, 1fr))"],
      gap: 4,
      my: 5,
    },
    ".post-authors > :only-child": { gridColumn: "1 / -1" },
  },
} satisfies ThemeUIStyleObject;

export type BlogArticleClass = ClassNames<typeof blogArticleStyles>;
