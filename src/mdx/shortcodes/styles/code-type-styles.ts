import type { ThemeUIStyleObject } from "theme-ui";

import { floatingStyle } from "../../../theme/mixins";

/** Names in code that show their type. */
export const codeTypeStyles = {
  ".prose": {
    ".code.typed": { position: "relative", overflow: "visible" },
    ".code dfn": {
      fontStyle: "normal",
      textDecoration: "underline dotted var(--hairline)",
      textUnderlineOffset: "0.25em",
      "&:is(:hover, :focus):not(.dismissed)::after": {
        ...floatingStyle,
        content: "attr(data-type)",
        position: "absolute",
        left: 16,
        maxWidth: "calc(100% - 32px)",
        mt: "1.5lh",
        px: 3,
        py: 2,
        fontSize: "tiny",
        whiteSpace: "pre-wrap",
        overflowWrap: "anywhere",
        pointerEvents: "none",
      },
    },
  },
} satisfies ThemeUIStyleObject;
