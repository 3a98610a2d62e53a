import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../theme/class-names";

export const suggestionsStyles = {
  // They are known only in the browser: the room for three is kept, so that the footer stays where it is.
  ".suggestions": {
    display: "flow-root",
    minHeight: ["21rem", null, "14rem"],
    "html:not([data-js]) &": { minHeight: 0 },
  },
} satisfies ThemeUIStyleObject;

export type SuggestionsClass = ClassNames<typeof suggestionsStyles>;
