import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../../theme/class-names";
import { touchTarget } from "../parts/styles/shared-styles";

export const codeStyles = {
  ".toolkit-code": {
    h2: { display: "flex", flexWrap: "wrap", gap: "4px 12px", alignItems: "center" },
    p: { margin: "0 0 12px", maxWidth: "content" },
  },
  figure: {
    margin: "0 0 16px",
    border: "1px solid var(--hairline)",
    borderRadius: "medium",
    background: "raised",
    pre: { margin: 0, padding: "12px", overflowX: "auto", lineHeight: "code" },
    ".k": { color: "codeKeyword" },
    ".s": { color: "codeString" },
    ".n, .a": { color: "codeNumber" },
    ".f": { color: "codeFunction" },
    ".t": { color: "codeType" },
    ".c": { color: "codeComment" },
  },
  figcaption: {
    display: "flex",
    justifyContent: "space-between",
    alignItems: "center",
    minHeight: 36,
    padding: "0 12px",
    borderBottom: "1px solid var(--hairline)",
    color: "muted",
    fontSize: "tiny",
    button: { minHeight: 32, padding: "0 8px", ...touchTarget },
  },
} satisfies ThemeUIStyleObject;

export type CodeClass = ClassNames<typeof codeStyles>;
