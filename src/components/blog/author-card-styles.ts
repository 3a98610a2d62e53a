import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../theme/class-names";
import { inlineList, target } from "./post/link-row";

export const authorCardStyles = {
  ".author-card": {
    display: "flex",
    gap: 3,
    fontSize: "small",
    lineHeight: 1.5,
    "> div": { minWidth: 0 },
    "strong, strong > a": { color: "ink", fontWeight: "strong" },
    p: { m: 0, color: "muted" },
    ".count": { color: "muted" },
    ul: { ...inlineList, columnGap: 3 },
    "ul a": { ...target, color: "muted" },
    ".avatar": {
      flex: "none",
      display: "grid",
      placeItems: "center",
      width: 48,
      height: 48,
      overflow: "hidden",
      border: "1px solid",
      borderColor: "hairline",
      borderRadius: "50%",
      bg: "raised",
      color: "muted",
      fontWeight: "strong",
      letterSpacing: "0.03em",
    },
  },
} satisfies ThemeUIStyleObject;

/** The list of links has only the styles of any list. */
export type AuthorCardClass = ClassNames<typeof authorCardStyles> | "author-links";
