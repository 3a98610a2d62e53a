import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../../theme/class-names";
import { inlineList, target } from "./link-row";

export const postTagsStyles = {
  ".post-tags": {
    display: "flex",
    alignItems: "baseline",
    gap: 3,
    mt: 6,
    fontSize: "small",
    b: { fontWeight: "body", color: "muted" },
    ul: { ...inlineList, columnGap: 4 },
    a: target,
  },
} satisfies ThemeUIStyleObject;

export type PostTagsClass = ClassNames<typeof postTagsStyles>;
