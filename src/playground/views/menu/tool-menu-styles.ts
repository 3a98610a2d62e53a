import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../../theme/class-names";
import { floatingStyle } from "../../../theme/mixins";
import { playgroundMedia } from "../parts/styles/playground-media";

export const toolMenuStyles = {
  ".menu": {
    position: "relative",
    "> .tool .icon + span + .icon": { width: "1em", height: "1em", margin: "0 -4px 0 -2px" },
    "> .tool[aria-expanded=true]:not(.primary)": { background: "color-mix(in srgb, var(--ink) 8%, transparent)" },
    "> [role=menu]": {
      ...floatingStyle,
      position: "absolute",
      zIndex: 20,
      top: "calc(100% + 4px)",
      left: 0,
      width: "max-content",
      minWidth: 200,
      maxWidth: "min(340px, 100vw - 32px)",
      padding: "4px",
      borderColor: "hairline",
      bg: "raised",
    },
    "[role=group] + [role=group]": { marginTop: "4px", paddingTop: "4px", borderTop: "1px solid var(--hairline)" },
    "[role^=menuitem]": {
      display: "flex",
      gap: "10px",
      alignItems: "center",
      width: "100%",
      minHeight: 34,
      padding: "0 12px 0 8px",
      borderRadius: "small",
      textAlign: "left",
      fontSize: "small",
      ".icon": { color: "muted" },
      "&:disabled": { color: "muted", opacity: 0.7, cursor: "default" },
      "&:hover:not(:disabled), &:focus": {
        background: "color-mix(in srgb, var(--accent) 14%, transparent)",
        ".icon": { color: "accent" },
      },
      "&:focus-visible": { outlineOffset: -2 },
      "&[aria-checked=true]": { fontWeight: "strong", ".icon": { color: "accent" } },
      [playgroundMedia.touch]: { minHeight: 44 },
    },
  },
  ".toolbar > :last-child .menu:last-child > [role=menu]": { left: "auto", right: 0 },
  // On a phone a menu is as wide as its bar.
  ".pane-bar .menu, .toolbar .menu": { [playgroundMedia.touch]: { position: "static" } },
  ".pane-bar .menu > [role=menu], .toolbar .menu > [role=menu], .toolbar > :last-child .menu:last-child > [role=menu]":
    {
      [playgroundMedia.touch]: { left: "8px", right: "8px", width: "auto", maxWidth: "none" },
    },
  ".pane-bar .menu > [role=menu]": { [playgroundMedia.touch]: { top: "auto", bottom: "calc(100% + 4px)" } },
} satisfies ThemeUIStyleObject;

export type ToolMenuClass = ClassNames<typeof toolMenuStyles>;
