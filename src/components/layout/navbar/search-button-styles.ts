import type { ThemeUIStyleObject } from "theme-ui";

import { media } from "../../../theme/breakpoints";
import type { ClassNames } from "../../../theme/class-names";

export const searchButtonStyles = {
  ".search-button": {
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    gap: 2,
    width: [44, null, null, 104],
    height: [44, null, null, 36],
    px: 2,
    color: "muted",
    textDecoration: "none",
    cursor: "pointer",
    border: ["0", null, null, "1px solid var(--control)"],
    borderRadius: "medium",
    fontSize: "small",
    "&:hover": { color: "ink" },
    // If there is no room for the label, it is still the button's accessible name.
    span: { position: "absolute", clipPath: "inset(50%)" },
    kbd: { display: ["none", null, null, "block"], fontSize: "tiny", minWidth: "3.2em", textAlign: "right" },
    [media.roomy]: { width: 168, span: { position: "static", clipPath: "none", flex: 1, textAlign: "left" } },
  },
} satisfies ThemeUIStyleObject;

export type SearchButtonClass = ClassNames<typeof searchButtonStyles>;
