import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../theme/class-names";

export const dropZoneStyles = {
  ".drop-target": {
    position: "fixed",
    inset: "12px",
    zIndex: 70,
    display: "grid",
    placeItems: "center",
    border: "2px dashed var(--accent)",
    borderRadius: "medium",
    background: "color-mix(in srgb, var(--paper) 88%, transparent)",
    fontSize: "lead",
    fontWeight: "strong",
    pointerEvents: "none",
  },
} satisfies ThemeUIStyleObject;

export type DropZoneClass = ClassNames<typeof dropZoneStyles>;
