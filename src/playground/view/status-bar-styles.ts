import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../theme/class-names";
import { playgroundMedia } from "./parts/playground-media";
import { textButton, touchTarget } from "./parts/shared-styles";

export const statusBarStyles = {
  // In sight wherever the page is scrolled to: it has the progress and the way to cancel.
  ".status-bar": {
    position: "sticky",
    bottom: 0,
    zIndex: 5,
    background: "paper",
    display: "flex",
    flexWrap: "wrap",
    gap: "4px 16px",
    alignItems: "center",
    minHeight: 33,
    paddingTop: "4px",
    borderTop: "1px solid var(--hairline)",
    color: "muted",
    fontSize: "tiny",
    fontVariantNumeric: "tabular-nums",
    [playgroundMedia.touch]: { rowGap: 0 },
    button: { ...textButton, ...touchTarget },
  },
  ".reading": { display: "inline-flex", flexWrap: "wrap", gap: "8px", alignItems: "center" },
  progress: { width: 120, accentColor: "var(--accent)", verticalAlign: "middle" },
} satisfies ThemeUIStyleObject;

export type StatusBarClass = ClassNames<typeof statusBarStyles>;
