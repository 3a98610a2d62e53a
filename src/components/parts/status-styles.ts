import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../theme/class-names";
import { statusMark } from "../../theme/status-mark";

/** The badge for a status. */
export const statusStyles = {
  ".status": {
    ...statusMark,
    display: "inline-flex",
    alignItems: "center",
    px: 2,
    border: "1px solid color-mix(in srgb, var(--hue) 45%, transparent)",
    borderRadius: "small",
    fontSize: "tiny",
    fontWeight: "body",
    lineHeight: 1.5,
    whiteSpace: "nowrap",
    verticalAlign: "0.06em",
  },
} satisfies ThemeUIStyleObject;

export type StatusClass = ClassNames<typeof statusStyles>;
