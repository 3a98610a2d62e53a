import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../theme/class-names";
import { sizes } from "../../theme/space";
import { target } from "./post/link-row";

/** The column of a blog page that isn't a post; the same as an article's. */
export const blogPageStyles = {
  ".blog-page": {
    width: "100%",
    maxWidth: `calc(${sizes.content} + 96px)`,
    minWidth: 0,
    mx: "auto",
    px: [4, null, 5, 7],
    pt: 6,
    pb: 8,
    ".page-title": { mb: 3 },
    ".lead": {
      color: "muted",
      "> p": { my: 2, maxWidth: "measure" },
      "> p > a": { ...target, mr: 4 },
      ".author-card": { mt: 4 },
      ".prose": { color: "ink", mt: 3 },
    },
    h2: { fontSize: "h3", fontWeight: "strong", m: 0 },
    "h2 > a": { color: "ink", textDecoration: "none", "&:hover": { textDecoration: "underline" } },
  },
} satisfies ThemeUIStyleObject;

export type BlogPageClass = ClassNames<typeof blogPageStyles>;
