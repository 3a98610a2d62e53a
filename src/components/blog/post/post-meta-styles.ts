import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../../theme/class-names";

export const postMetaStyles = {
  ".post-meta": {
    m: 0,
    fontSize: "small",
    color: "muted",
    fontVariantNumeric: "tabular-nums",
  },
} satisfies ThemeUIStyleObject;

export type PostMetaClass = ClassNames<typeof postMetaStyles>;
