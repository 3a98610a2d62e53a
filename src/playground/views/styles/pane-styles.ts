import type { ThemeUIStyleObject } from "theme-ui";

import { muted, row } from "../../../theme/mixins";
import { playgroundMedia } from "./shared-styles";

export const editorScreenStyles = {
  ".workbench, .editor-skeleton": {
    display: "flex",
    flexDirection: "column",
    height: "var(--playground-height)",
    border: "1px solid var(--hairline)",
    borderRadius: "8px",
    [playgroundMedia.touch]: { margin: "0 -16px", border: 0, borderRadius: 0 },
  },
  ".columns": {
    "--split": "46%",
    display: "grid",
    gridTemplateColumns: "var(--split) 1px auto minmax(0, 1fr)",
    flex: 1,
    minHeight: 0,
    borderTop: "1px solid var(--hairline)",
    [playgroundMedia.oneColumn]: { gridTemplateColumns: "auto minmax(0, 1fr)" },
    [playgroundMedia.touch]: { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  // Parts come and go with the width.
  ".editor-skeleton": {
    ".line": { background: "hairline", [playgroundMedia.oneColumn]: { display: "none" } },
    ".rail": { [playgroundMedia.oneColumn]: { order: -1 }, [playgroundMedia.touch]: { display: "none" } },
    ".tab:first-child": { display: "none", [playgroundMedia.oneColumn]: { display: "flex" } },
    ".pane:last-child": { [playgroundMedia.oneColumn]: { display: "none" } },
    ".foot": {
      minHeight: 33,
      [playgroundMedia.oneColumn]: { minHeight: 60 },
      borderTop: "1px solid var(--hairline)",
      background: "raised",
      [playgroundMedia.touch]: { minHeight: 102, background: "paper" },
    },
  },
  ".pane": {
    display: "flex",
    flexDirection: "column",
    minWidth: 0,
    minHeight: 0,
    "&[hidden]": { display: "none" },
  },
  ".file": {
    ...row,
    justifyContent: "space-between",
    gap: "12px",
    flex: "none",
    minHeight: 41,
    padding: "0 4px 0 12px",
    borderBottom: "1px solid var(--hairline)",
    ...muted,
    // A phone's room is the message's: the name is in the status bar, Find in the menu.
    [playgroundMedia.touch]: { display: "none" },
  },
} satisfies ThemeUIStyleObject;

export const paneStyles = {
  ".panel": {
    // Contains the texts for screen readers, which would make the page wider.
    position: "relative",
    display: "flex",
    flexDirection: "column",
    flex: 1,
    minHeight: 0,
    overflowY: "auto",
    padding: "12px 16px",
    fontSize: "small",
    lineHeight: "small",
    "&:focus-visible": { outlineOffset: -2 },
    "& > *": { flex: "none" },
  },
  ".file .tool": { gap: "6px", padding: "0 10px", minHeight: 32 },
  ".file-name": { minWidth: 0, margin: 0, overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  ".editor": { flex: 1, minHeight: 0 },
  ".splitter": {
    position: "relative",
    zIndex: 4,
    background: "hairline",
    cursor: "col-resize",
    touchAction: "none",
    transition: "background-color 120ms ease-out",
    // The pointer target is wider than the line.
    "&::before": { content: '""', position: "absolute", inset: "0 -5px" },
    // The grip.
    "&::after": {
      content: '""',
      position: "absolute",
      top: "50%",
      left: "50%",
      width: 5,
      height: 36,
      border: "1px solid var(--control)",
      borderRadius: "small",
      background: "paper",
      transform: "translate(-50%, -50%)",
      opacity: 0,
      transition: "opacity 120ms ease-out",
    },
    "&:hover, &:focus-visible, &:active": { background: "accent" },
    "&:hover::after, &:focus-visible::after, &:active::after": {
      borderColor: "accent",
      background: "accent",
      opacity: 1,
    },
    [playgroundMedia.forcedColors]: {
      background: "ButtonBorder",
      "&:focus-visible, &:hover": { background: "Highlight" },
      "&::after": { opacity: 1, background: "ButtonFace" },
    },
  },
} satisfies ThemeUIStyleObject;
