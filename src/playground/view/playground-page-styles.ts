import type { ThemeUIStyleObject } from "theme-ui";

import { media } from "../../theme/breakpoints";
import type { ClassNames } from "../../theme/class-names";
import { playgroundMedia } from "./parts/playground-media";

/** The page around the playground, and the place that is kept for it. */
export const playgroundPageStyles = {
  maxWidth: "page",
  margin: "0 auto",
  padding: "24px",
  [playgroundMedia.touch]: { padding: "24px 16px" },
  ".page-title": { marginBottom: "8px" },
  "header p": { maxWidth: "60rem", margin: 0 },
  "header .privacy": { marginTop: "4px", color: "muted", fontSize: "small" },
  h2: { margin: "24px 0 8px", fontSize: "body", fontWeight: "strong" },
  ".no-scripts": { display: "none", [media.noScript]: { display: "block", maxWidth: "content" } },
  ".bench": {
    position: "relative",
    minHeight: "calc(max(640px, 100vh - 92px))",
    marginTop: "20px",
    [media.noScript]: { display: "none" },
    [media.print]: { display: "none" },
    "&:has(.workbench) .bench-skeleton": { display: "none" },
    "& > .spinner, & > .lazy-error": {
      position: "absolute",
      top: "120px",
      left: 0,
      right: 0,
      background: "paper",
    },
    "& > .spinner": { background: "none" },
  },
} satisfies ThemeUIStyleObject;

export type PlaygroundPageClass = "playground" | ClassNames<typeof playgroundPageStyles>;
