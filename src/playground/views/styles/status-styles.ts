import type { ThemeUIStyleObject } from "theme-ui";

import { inlineRow, plainList, wrapping } from "../../../theme/mixins";
import { playgroundMedia, textButton, touchTarget } from "./shared-styles";

export const statusStyles = {
  // Visible wherever the page is scrolled, because it has the progress and Cancel.
  ".status-bar": {
    position: "sticky",
    bottom: 0,
    zIndex: 5,
    flex: "none",
    background: "raised",
    borderRadius: "0 0 7px 7px",
    ...wrapping,
    gap: "0 16px",
    alignItems: "center",
    minHeight: 32,
    padding: "2px 12px 2px 6px",
    borderTop: "1px solid var(--hairline)",
    color: "muted",
    fontSize: "tiny",
    fontVariantNumeric: "tabular-nums",
    [playgroundMedia.oneColumn]: { alignContent: "flex-end", minHeight: 59 },
    // One line, which scrolls.
    [playgroundMedia.touch]: {
      flexWrap: "nowrap",
      minHeight: 44,
      gap: "0 12px",
      padding: "0 16px",
      overflowX: "auto",
      whiteSpace: "nowrap",
      "> *": { flex: "none" },
      "&:has([role=alert])": { flexWrap: "wrap", whiteSpace: "normal" },
      borderRadius: 0,
      background: "paper",
      "&:has(.reading) > :not(.reading, .save-state)": { display: "none" },
    },
    "button:not(.problems)": { ...textButton, ...touchTarget },
  },
  ".problems": {
    ...inlineRow,
    gap: "6px",
    minHeight: 26,
    // The most common texts fit, so that the items next to them don't move.
    minWidth: "14.5rem",
    padding: "0 8px 0 4px",
    borderRadius: "small",
    color: "tip",
    textAlign: "left",
    "&.some": { color: "danger" },
    "&:hover": { background: "color-mix(in srgb, var(--ink) 7%, transparent)" },
    [playgroundMedia.touch]: { minHeight: 44, minWidth: 0, paddingLeft: 0 },
  },
  // No room for these on a phone.
  ".fact": { [playgroundMedia.phone]: { display: "none" } },
  ".reading": { display: "inline-flex", flexWrap: "wrap", gap: "8px", alignItems: "center" },
  progress: { width: 120, accentColor: "var(--accent)", verticalAlign: "middle" },
  // At the right end, so that it doesn't move when version and size appear.
  ".save-state": {
    ...inlineRow,
    flexWrap: "wrap",
    gap: "0 12px",
    marginLeft: "auto",
    // A line of its own, whatever is next to it elsewhere.
    [playgroundMedia.oneColumn]: { width: "100%", minHeight: 26, paddingLeft: "6px" },
    [playgroundMedia.touch]: { flexWrap: "inherit", width: "auto", minHeight: 44, paddingLeft: 0 },
  },
  ".opened-name": { display: "none", [playgroundMedia.touch]: { display: "inline" } },
  ".saved": {
    flex: "none",
    maxHeight: "45%",
    borderTop: "1px solid var(--hairline)",
    padding: "8px 12px",
    overflowY: "auto",
    borderLeft: "3px solid var(--accent)",
    background: "raised",
    fontSize: "small",
    p: { margin: "6px 0", maxWidth: "60rem" },
    ul: plainList,
    "button span:first-child": textButton,
    "li button": {
      width: "100%",
      minHeight: 36,
      padding: "4px 0",
      textAlign: "left",
      overflowWrap: "anywhere",
      "span:first-child": { color: "accent" },
      ...touchTarget,
    },
    ".detail": { [playgroundMedia.touch]: { display: "block", marginLeft: 0 } },
  },
  ".saved-head": { display: "flex", justifyContent: "space-between", gap: "16px", alignItems: "start" },
} satisfies ThemeUIStyleObject;
