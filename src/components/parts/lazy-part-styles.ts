import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../theme/class-names";

export const lazyPartStyles = {
  ".lazy-error": {
    p: 4,
    my: 4,
    border: "1px solid",
    borderColor: "danger",
    borderRadius: "medium",
  },
} satisfies ThemeUIStyleObject;

export type LazyPartClass = ClassNames<typeof lazyPartStyles>;
