import type { ThemeUIStyleObject } from "theme-ui";

import { centred, inlineRow, muted } from "../../../theme/mixins";
import { playgroundMedia } from "./shared-styles";

const selected = {
  color: "ink",
  fontWeight: "strong",
  ".icon": { color: "accent" },
} as const;

export const tabsStyles = {
  // Contains the texts for screen readers, which would make the page wider.
  ".rail": {
    position: "relative",
    flex: "none",
    width: 156,
    padding: "8px 0",
    borderRight: "1px solid var(--hairline)",
    background: "raised",
    "> [role=tablist], > div:not(.menu)": { display: "grid" },
    ".tool": {
      width: "100%",
      minHeight: 32,
      padding: "0 12px 0 14px",
      gap: "8px",
      borderRadius: 0,
      ...muted,
      [playgroundMedia.oneColumn]: { minHeight: 44 },
    },
  },
  "[role=tab], .rail .tab": {
    ...inlineRow,
    gap: "8px",
    minHeight: 32,
    padding: "0 12px 0 14px",
    ...muted,
    whiteSpace: "nowrap",
    transition: "background-color 120ms ease-out",
    "&:hover": { color: "ink", background: "color-mix(in srgb, var(--ink) 6%, transparent)" },
    "&[aria-selected=true]": {
      ...selected,
      paddingLeft: "12px",
      borderLeft: "2px solid var(--accent)",
      background: "paper",
    },
    "&:focus-visible": { outlineOffset: -2 },
    [playgroundMedia.oneColumn]: { minHeight: 44 },
  },
} satisfies ThemeUIStyleObject;

export const paneBarStyles = {
  ".count": {
    marginLeft: "auto",
    padding: "0 6px",
    borderRadius: 8,
    background: "color-mix(in srgb, var(--danger) 12%, transparent)",
    color: "danger",
    fontSize: "tiny",
    fontWeight: "strong",
    fontVariantNumeric: "tabular-nums",
    lineHeight: "small",
  },
  ".pane-bar": {
    position: "sticky",
    bottom: 0,
    zIndex: 6,
    flex: "none",
    display: "grid",
    gridTemplateColumns: "4fr 1fr",
    minHeight: "calc(57px + env(safe-area-inset-bottom))",
    padding: "0 4px env(safe-area-inset-bottom)",
    borderTop: "1px solid var(--hairline)",
    background: "raised",
    "> [role=tablist]": { display: "grid", gridTemplateColumns: "repeat(4, 1fr)" },
    "[role=tab], .menu > .tool": {
      position: "relative",
      ...centred,
      alignContent: "center",
      gap: "2px",
      width: "100%",
      minWidth: 0,
      minHeight: 56,
      padding: "2px 0 0",
      border: 0,
      borderRadius: 0,
      background: "none",
      color: "muted",
      fontSize: "tiny",
      lineHeight: 1.2,
    },
    ".menu .icon + span + .icon": { display: "none" },
    // Not `:has([id])`: the browser would style all icons of the page again when a tag is typed.
    '[role=tab][aria-selected=true], .menu > .tool[aria-label^="More views:"]': {
      ...selected,
      padding: 0,
      borderTop: "2px solid var(--accent)",
    },
    // At the icon's corner, where it doesn't move anything.
    ".count": {
      position: "absolute",
      top: "3px",
      left: "calc(50% + 6px)",
      margin: 0,
      background: "danger",
      color: "paper",
    },
  },
} satisfies ThemeUIStyleObject;
