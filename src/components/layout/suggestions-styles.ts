import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../theme/class-names";

export const suggestionsStyles = {
  // Only the browser knows them: this reserves room for three, so that the footer doesn't move.
  ".suggestions": {
    display: "flow-root",
    minHeight: ["21rem", null, "14rem"],
    "html:not([data-js]) &": { minHeight: 0 },
  },
} satisfies ThemeUIStyleObject;

export type SuggestionsClass = ClassNames<typeof suggestionsStyles>;
