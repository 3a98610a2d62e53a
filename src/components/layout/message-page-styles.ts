import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../theme/class-names";
import { sizes } from "../../theme/space";

export const messagePageStyles = {
  ".message-page": {
    maxWidth: `calc(${sizes.content} + 48px)`,
    mx: "auto",
    px: [4, null, 5],
    py: [7, null, 8],
    "> .marks": { mb: 5 },
    hr: { my: 5, border: 0, borderTop: "1px solid", borderColor: "hairline" },
    ".error-message": { whiteSpace: "pre-wrap", color: "danger" },
  },
} satisfies ThemeUIStyleObject;

export type MessagePageClass = ClassNames<typeof messagePageStyles>;
