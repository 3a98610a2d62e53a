import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../../theme/class-names";
import { target } from "./link-row";

export const postListItemStyles = {
  ".post-list-item": {
    py: 6,
    borderTop: "1px solid",
    borderColor: "hairline",
    ".lead + &": { mt: 5 },
    "&& > h2": { fontSize: "h2", lineHeight: 1.25, letterSpacing: "-0.01em" },
    ".post-meta": { mt: 1, mb: 0 },
    ".by": { m: 0, mb: 4, fontSize: "small", color: "muted", a: { color: "inherit" } },
    "> footer": {
      display: "flex",
      flexWrap: "wrap",
      justifyContent: "space-between",
      alignItems: "center",
      columnGap: 5,
      mt: 4,
    },
    ".post-tags": { m: 0 },
    ".more": { ...target, fontSize: "small", fontWeight: "strong", ml: "auto" },
  },
} satisfies ThemeUIStyleObject;

export type PostListItemClass = ClassNames<typeof postListItemStyles>;
