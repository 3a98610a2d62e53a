import type { ThemeUIStyleObject } from "theme-ui";

import { media } from "../../../theme/media";
import { centred, inlineRow, muted, wrapping } from "../../../theme/mixins";
import { playgroundMedia, textButton, touchTarget } from "./shared-styles";

/** The page around the playground, and the space reserved for it. */
export const pageStyles = {
  // The window height minus the navbar and the page's head.
  "--head": "56px",
  "--playground-height": "max(480px, 100svh - var(--navbar-height) - var(--head))",
  maxWidth: "page",
  margin: "0 auto",
  padding: "0 24px 24px",
  [playgroundMedia.tightHead]: { "--head": "68px" },
  [playgroundMedia.touch]: { "--head": "64px", padding: "0 16px 24px" },
  // Only the panes use a wide window. Step by step: the browser would look through all descendants at each key.
  "html[data-opens] &, &:has(> .playground-body > .workbench > .columns)": {
    maxWidth: "none",
    // On a phone the message comes first.
    [playgroundMedia.touch]: { "--head": "0px", display: "flex", flexDirection: "column", "> header": { order: 1 } },
  },
  "> header": {
    ...wrapping,
    gap: "0 16px",
    alignItems: "baseline",
    alignContent: "center",
    height: "var(--head)",
    ...muted,
    lineHeight: "small",
    p: { margin: 0 },
    [playgroundMedia.touch]: { justifyContent: "space-between" },
  },
  ".page-title": { margin: 0, color: "ink", fontSize: "h3", letterSpacing: "-0.01em" },
  ".privacy": {
    ...inlineRow,
    gap: "6px",
    marginLeft: "auto",
    fontSize: "tiny",
    [playgroundMedia.tightHead]: { marginLeft: 0, width: "100%" },
    [playgroundMedia.touch]: { width: "auto" },
  },
  ".lead, .engine": { [playgroundMedia.touch]: { display: "none" } },
  h2: { margin: "24px 0 8px", fontSize: "body", fontWeight: "strong" },
  ".no-scripts": { display: "none", [media.noScript]: { display: "block", maxWidth: "measure" } },
  ".playground-body": {
    position: "relative",
    minHeight: "var(--playground-height)",
    [media.noScript]: { minHeight: 0 },
    [media.print]: { display: "none" },
    "&:has(> .workbench) > :is(.start-skeleton, .editor-skeleton)": { display: "none" },
    "& > .spinner, & > .lazy-error": {
      position: "absolute",
      top: "120px",
      left: 0,
      right: 0,
      background: "paper",
    },
    // On the start page no loading indicator is needed.
    "& > .spinner": { background: "none", "html:not([data-opens]) &": { display: "none" } },
  },
} satisfies ThemeUIStyleObject;

/** What covers the panes or stands between them for a while. */
export const noticeStyles = {
  ".notice": {
    display: "flex",
    justifyContent: "space-between",
    gap: "16px",
    alignItems: "baseline",
    margin: 0,
    padding: "8px 12px",
    borderLeft: "3px solid var(--info)",
    borderTop: "1px solid var(--hairline)",
    background: "color-mix(in srgb, var(--info) 7%, var(--paper))",
    fontSize: "small",
    "&.error": { borderLeftColor: "danger", background: "color-mix(in srgb, var(--danger) 7%, var(--paper))" },
    span: { flex: 1, minWidth: 0, overflowWrap: "anywhere" },
    button: { ...textButton, ...touchTarget },
  },
  ".drop-target": {
    position: "fixed",
    inset: "12px",
    zIndex: 70,
    ...centred,
    border: "2px dashed var(--accent)",
    borderRadius: "medium",
    background: "color-mix(in srgb, var(--paper) 88%, transparent)",
    fontSize: "lead",
    fontWeight: "strong",
    pointerEvents: "none",
  },
} satisfies ThemeUIStyleObject;
