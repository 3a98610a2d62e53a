import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../../../theme/class-names";
import { playgroundMedia } from "./playground-media";
import { toolRow } from "./shared-styles";

/** Buttons and menus. */
export const toolStyles = {
  ".panel-tools": { ...toolRow, gap: "8px", marginBottom: "12px" },
  ".tool, select": {
    display: "inline-flex",
    alignItems: "center",
    minHeight: 36,
    padding: "0 12px",
    border: "1px solid transparent",
    borderRadius: "medium",
    font: "inherit",
    fontSize: "small",
    color: "ink",
    background: "none",
    cursor: "pointer",
    transition: "background-color 120ms ease-out",
    [playgroundMedia.touch]: { minHeight: 44 },
  },
  // A chevron of two strokes, like the menu's.
  select: {
    maxWidth: "100%",
    paddingRight: "28px",
    appearance: "none",
    borderColor: "control",
    background: [
      "linear-gradient(45deg, transparent 42%, currentColor 42% 60%, transparent 60%) right 15px center / 5px 5px no-repeat",
      "linear-gradient(-45deg, transparent 42%, currentColor 42% 60%, transparent 60%) right 11px center / 5px 5px no-repeat",
    ].join(", "),
    option: { background: "paper" },
  },
  ".tool:hover, select:hover": { background: "raised" },
  ".tool:disabled, .tool[aria-disabled=true]": { color: "muted", opacity: 0.7, cursor: "default" },
  ".panel-tools .tool": { borderColor: "control" },
  ".tool.primary, .tool.primary:hover": { borderColor: "accent", background: "accent", color: "accentInk" },
  ".tool.primary": {
    [playgroundMedia.forcedColors]: { background: "Highlight", color: "HighlightText", forcedColorAdjust: "none" },
  },
  // The only filled button is in the toolbar or on the start page.
  ".panel .tool.primary": { background: "none", color: "accent", "&:hover": { background: "raised" } },
} satisfies ThemeUIStyleObject;

export type ToolClass = ClassNames<typeof toolStyles>;
