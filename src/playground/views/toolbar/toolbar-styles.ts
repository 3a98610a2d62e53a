import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../../theme/class-names";
import { playgroundMedia } from "../parts/styles/playground-media";

export const toolbarStyles = {
  ".toolbar": {
    position: "relative",
    zIndex: 7,
    flex: "none",
    display: "flex",
    alignItems: "center",
    minHeight: 48,
    padding: "0 6px",
    borderRadius: "7px 7px 0 0",
    background: "raised",
    "> div": { display: "flex", alignItems: "center", gap: "2px" },
    "> div + div:not(:last-child)": { marginLeft: "8px", paddingLeft: "8px", borderLeft: "1px solid var(--hairline)" },
    "> div:last-child": { marginLeft: "auto" },
    ".tool": {
      gap: "7px",
      padding: "0 10px",
      minHeight: 34,
      "&:not(.primary):hover:not(:disabled)": { background: "color-mix(in srgb, var(--ink) 7%, transparent)" },
    },
    // Its text changes without moving anything.
    ".check": { minWidth: 120, justifyContent: "center", fontVariantNumeric: "tabular-nums" },
    [playgroundMedia.touch]: {
      // With larger text, or on the narrowest screens, it wraps.
      flexWrap: "wrap",
      minHeight: 60,
      padding: "0 4px",
      borderRadius: 0,
      background: "paper",
      justifyContent: "space-between",
      gap: "2px",
      "> div, > div + div:not(:last-child), > div:last-child": { margin: 0, padding: 0, border: 0 },
      ".tool": {
        display: "grid",
        placeItems: "center",
        alignContent: "center",
        gap: "2px",
        minWidth: 46,
        minHeight: 52,
        padding: "0 4px",
        fontSize: "tiny",
        lineHeight: 1.2,
      },
      ".check": { minWidth: 70 },
      ".menu > .tool .icon + span + .icon": { display: "none" },
    },
  },
} satisfies ThemeUIStyleObject;

export type ToolbarClass = ClassNames<typeof toolbarStyles>;
