import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../../theme/class-names";
import { playgroundMedia } from "../parts/styles/playground-media";
import { plainList } from "../parts/styles/shared-styles";

export const tracksStyles = {
  ".track-tools": {
    gap: "4px",
    ".tool": { padding: "0 10px" },
    ".quiet": { borderColor: "transparent", color: "accent" },
    ".quiet:disabled": { color: "muted" },
    "[aria-label]": { padding: "0 8px", [playgroundMedia.touch]: { minWidth: 44 } },
    ".icon": { width: "1.125rem", height: "1.125rem" },
    '[aria-label="Move up"] .icon': { transform: "rotate(90deg)" },
    '[aria-label="Move down"] .icon': { transform: "rotate(-90deg)" },
    details: { marginLeft: "auto", [playgroundMedia.phone]: { marginLeft: 0 } },
    summary: {
      listStyle: "none",
      gap: "8px",
      "&::-webkit-details-marker": { display: "none" },
      // A chevron, like the menus'.
      "&::after": {
        content: '""',
        width: 6,
        height: 6,
        border: "solid currentColor",
        borderWidth: "0 1.5px 1.5px 0",
        transform: "translateY(-2px) rotate(45deg)",
      },
    },
    "details[open]": {
      flexBasis: "100%",
      padding: "4px",
      border: "1px solid var(--hairline)",
      borderRadius: "medium",
      ".panel-tools": { margin: 0 },
    },
    "details[open] summary": { width: "fit-content", borderColor: "transparent" },
    "& label": {
      display: "inline-flex",
      alignItems: "center",
      gap: "6px",
      minHeight: 36,
      [playgroundMedia.touch]: { minHeight: 44 },
    },
    "label input": { width: 16, height: 16, accentColor: "var(--accent)", [playgroundMedia.touch]: { minHeight: 44 } },
  },
  ".outcome": { margin: 0, color: "muted", "span:not(:empty)": { display: "block", marginBottom: "8px" } },
  ".plan": {
    margin: "0 0 16px",
    padding: "12px",
    border: "1px solid var(--control)",
    borderRadius: "medium",
    h2: { margin: "0 0 8px", fontSize: "small" },
    ".panel-tools": { margin: "12px 0 0" },
  },
  ".planned": {
    maxHeight: "16rem",
    overflowY: "auto",
    overflowWrap: "anywhere",
    "&:focus-visible": { outlineOffset: -2 },
    ul: plainList,
    "ul ul": { paddingLeft: "12px", color: "muted" },
    "& > ul > li": { padding: "6px 0", borderBottom: "1px solid var(--hairline)" },
    ins: { color: "ink", fontWeight: "strong", textDecoration: "none", "&::before": { content: '"→ "' } },
    ".refused": { color: "danger" },
  },
  ".tracks": {
    marginBottom: "12px",
    "th, td": { padding: "6px 10px", borderRight: "1px solid var(--hairline)" },
    td: {
      minWidth: "4rem",
      maxWidth: "20rem",
      height: 32,
      overflow: "hidden",
      textOverflow: "ellipsis",
      cursor: "cell",
      touchAction: "manipulation",
      verticalAlign: "middle",
      [playgroundMedia.touch]: { height: 44 },
    },
    "td[aria-readonly=true]": { color: "muted", cursor: "default" },
    "tr[aria-selected=true] td": { backgroundColor: "color-mix(in srgb, var(--accent) 6%, var(--paper))" },
    "td:focus-visible, td:focus": { outline: "2px solid var(--accent)", outlineOffset: -2 },
    // The number stays while the row scrolls.
    "th:first-child, td:first-child": {
      position: "sticky",
      left: 0,
      minWidth: "3rem",
      backgroundColor: "paper",
      boxShadow: "inset -1px 0 var(--hairline)",
    },
  },
  ".cell-input": {
    width: "100%",
    minWidth: "12rem",
    minHeight: 28,
    padding: "0 6px",
    border: "1px solid var(--control)",
    borderRadius: "small",
    backgroundColor: "paper",
    color: "ink",
    font: "inherit",
    [playgroundMedia.touch]: { minHeight: 44, fontSize: "1rem" },
    "&[aria-invalid=true]": { borderColor: "danger" },
  },
  ".wrong": { maxWidth: "18rem", margin: "4px 0 0", whiteSpace: "normal" },
} satisfies ThemeUIStyleObject;

export type TracksClass = ClassNames<typeof tracksStyles>;
