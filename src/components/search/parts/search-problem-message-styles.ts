import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../../theme/class-names";

export const searchProblemMessageStyles = {
  ".search-problem": {
    padding: "12px 16px",
    border: "1px solid var(--hairline)",
    borderLeft: "3px solid var(--danger)",
    borderRadius: "medium",
    overflowWrap: "anywhere",
    h2: { margin: 0, fontSize: "body", lineHeight: 1.5 },
    p: { margin: "4px 0 0", color: "muted", fontSize: "small", lineHeight: 1.5 },
    ".button": { marginTop: 12 },
  },
} satisfies ThemeUIStyleObject;

export type SearchProblemMessageClass = ClassNames<typeof searchProblemMessageStyles>;
