import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../theme/class-names";

export const authorIndexStyles = {
  ".author-index": {
    listStyle: "none",
    m: 0,
    mt: 5,
    p: 0,
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: 6,
  },
} satisfies ThemeUIStyleObject;

export type AuthorIndexClass = ClassNames<typeof authorIndexStyles>;
