import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../theme/class-names";
import { textButton, touchTarget } from "./parts/styles/shared-styles";

export const noticeBarStyles = {
  ".notice": {
    display: "flex",
    justifyContent: "space-between",
    gap: "16px",
    alignItems: "baseline",
    margin: 0,
    padding: "8px 12px",
    borderLeft: "3px solid var(--info)",
    borderTop: "1px solid var(--hairline)",
    background: "color-mix(in srgb, var(--info) 7%, var(--paper))",
    fontSize: "small",
    "&.error": {
      borderLeftColor: "danger",
      background: "color-mix(in srgb, var(--danger) 7%, var(--paper))",
    },
    span: { flex: 1, minWidth: 0, overflowWrap: "anywhere" },
    button: { ...textButton, ...touchTarget },
  },
} satisfies ThemeUIStyleObject;

export type NoticeBarClass = ClassNames<typeof noticeBarStyles>;
