import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../../theme/class-names";
import { playgroundMedia } from "../parts/playground-media";
import { plainList, touchTarget } from "../parts/shared-styles";

export const structureStyles = {
  ".structure": {
    ul: plainList,
    ".row": {
      display: "flex",
      alignItems: "stretch",
      minHeight: 32,
      scrollMargin: "8px",
      [playgroundMedia.touch]: { minHeight: 44 },
    },
  },
  ".toggle": {
    display: "grid",
    placeItems: "center",
    flex: "none",
    width: 28,
    color: "muted",
    [playgroundMedia.touch]: { width: 44 },
    ".icon": { width: "1rem", height: "1rem", transition: "transform 120ms ease-out" },
    "&[aria-expanded=true] .icon": { transform: "rotate(90deg)" },
  },
  ".item": {
    flex: 1,
    minWidth: 0,
    padding: "4px 8px",
    borderLeft: "2px solid transparent",
    textAlign: "left",
    overflowWrap: "anywhere",
    "&:hover": { background: "raised" },
    "&[aria-current]": { borderLeftColor: "accent", fontWeight: "strong" },
  },
  ".more": { minHeight: 32, padding: "0 8px 0 48px", color: "accent", ...touchTarget },
} satisfies ThemeUIStyleObject;

export type StructureClass = ClassNames<typeof structureStyles>;
