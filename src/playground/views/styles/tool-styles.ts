import type { ThemeUIStyleObject } from "theme-ui";

import { centred, floatingStyle, inlineRow, row } from "../../../theme/mixins";
import { playgroundMedia, toolRow } from "./shared-styles";

export const toolStyles = {
  ".tool, select": {
    ...inlineRow,
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
  ".tool:hover, select:hover": { backgroundColor: "raised" },
  ".tool:disabled, .tool[aria-disabled=true]": { color: "muted", opacity: 0.7, cursor: "default" },
  ".tool.primary, .tool.primary:hover": { borderColor: "accent", background: "accent", color: "accentInk" },
  ".tool.primary": {
    [playgroundMedia.forcedColors]: { background: "Highlight", color: "HighlightText", forcedColorAdjust: "none" },
  },
  ".toolbar": {
    position: "relative",
    zIndex: 7,
    flex: "none",
    ...row,
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
    ".check": { minWidth: 146, justifyContent: "center", fontVariantNumeric: "tabular-nums" },
    ".step": {
      width: "8rem",
      overflow: "hidden",
      textOverflow: "ellipsis",
      textAlign: "left",
      whiteSpace: "nowrap",
      color: "muted",
      [playgroundMedia.tightHead]: { display: "none" },
    },
    [playgroundMedia.touch]: {
      // With larger text, or on the narrowest screens, it wraps.
      flexWrap: "wrap",
      minHeight: 56,
      padding: "0 4px",
      borderRadius: 0,
      background: "paper",
      justifyContent: "space-between",
      gap: "2px",
      "> div, > div + div:not(:last-child), > div:last-child": { margin: 0, padding: 0, border: 0 },
      ".tool": {
        ...centred,
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

/** Those in panels and in menus. */
export const panelToolStyles = {
  ".panel-tools": { ...toolRow, gap: "8px", marginBottom: "12px" },
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
  ".panel .tool": { borderColor: "control" },
  // The only filled button is in the toolbar or on the start page.
  ".panel .tool.primary": { background: "none", color: "accent", "&:hover": { background: "raised" } },
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
      ...row,
      gap: "10px",
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
