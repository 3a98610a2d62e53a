import type { ThemeUIStyleObject } from "theme-ui";

import { media } from "../../theme/breakpoints";
import type { ClassNames } from "../../theme/class-names";
import { playgroundMedia } from "./parts/styles/playground-media";

/** The page around the playground, and the space reserved for it. */
export const playgroundPageStyles = {
  // The window height minus the navbar and the page's head.
  "--head": "56px",
  "--bench": "max(480px, 100svh - var(--navbar-height) - var(--head))",
  maxWidth: "page",
  margin: "0 auto",
  padding: "0 24px 24px",
  [playgroundMedia.tightHead]: { "--head": "68px" },
  [playgroundMedia.touch]: { "--head": "64px", padding: "0 16px 24px" },
  "> header": {
    display: "flex",
    flexWrap: "wrap",
    gap: "0 16px",
    alignItems: "baseline",
    alignContent: "center",
    height: "var(--head)",
    color: "muted",
    fontSize: "small",
    lineHeight: "small",
    p: { margin: 0 },
    [playgroundMedia.touch]: { justifyContent: "space-between" },
  },
  ".page-title": { margin: 0, color: "ink", fontSize: "h3", letterSpacing: "-0.01em" },
  ".privacy": {
    display: "inline-flex",
    gap: "6px",
    alignItems: "center",
    marginLeft: "auto",
    fontSize: "tiny",
    [playgroundMedia.tightHead]: { marginLeft: 0, width: "100%" },
    [playgroundMedia.touch]: { width: "auto" },
  },
  ".lead, .engine": { [playgroundMedia.touch]: { display: "none" } },
  h2: { margin: "24px 0 8px", fontSize: "body", fontWeight: "strong" },
  ".no-scripts": { display: "none", [media.noScript]: { display: "block", maxWidth: "content" } },
  ".bench": {
    position: "relative",
    minHeight: "var(--bench)",
    [media.noScript]: { minHeight: 0 },
    [media.print]: { display: "none" },
    "&:has(.workbench) :is(.start-skeleton, .bench-skeleton)": { display: "none" },
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

export type PlaygroundPageClass = "playground" | ClassNames<typeof playgroundPageStyles>;
