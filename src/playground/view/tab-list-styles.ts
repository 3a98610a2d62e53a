import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../theme/class-names";
import { playgroundMedia } from "./parts/playground-media";
import { scrollShadows } from "./parts/shared-styles";

export const tabListStyles = {
  "[role=tablist]": {
    // It holds the texts for screen readers, which would make the page wider.
    position: "relative",
    display: "flex",
    overflowX: "auto",
    flex: "none",
    borderBottom: "1px solid var(--hairline)",
    scrollbarWidth: "none",
    background: scrollShadows,
  },
  "[role=tab]": {
    display: "inline-flex",
    alignItems: "center",
    flex: "none",
    minHeight: 40,
    padding: "0 12px",
    borderBottom: "2px solid transparent",
    color: "muted",
    fontSize: "small",
    whiteSpace: "nowrap",
    [playgroundMedia.tightTabs]: { padding: "0 8px" },
    [playgroundMedia.touch]: { minHeight: 44 },
    "&:hover": { color: "ink" },
    "&[aria-selected=true]": { borderBottomColor: "accent", color: "ink", fontWeight: "strong" },
    "&:focus-visible": { outlineOffset: -2 },
  },
  ".count": {
    marginLeft: "6px",
    padding: "0 6px",
    borderRadius: 8,
    background: "color-mix(in srgb, var(--danger) 14%, transparent)",
    color: "danger",
    fontSize: "tiny",
    fontWeight: "strong",
    fontVariantNumeric: "tabular-nums",
  },
} satisfies ThemeUIStyleObject;

export type TabListClass = ClassNames<typeof tabListStyles>;
