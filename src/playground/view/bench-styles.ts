import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../theme/class-names";
import { playgroundMedia } from "./parts/playground-media";

export const benchStyles = {
  ".workbench, .bench-skeleton": {
    display: "flex",
    flexDirection: "column",
    height: "calc(max(640px, 100vh - 92px))",
  },
  ".bench-skeleton .tool:not(.primary)": { color: "muted" },
  ".columns": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
    flex: 1,
    minHeight: 0,
    borderTop: "1px solid var(--hairline)",
    [playgroundMedia.oneColumn]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      gridTemplateRows: "auto minmax(0, 1fr)",
    },
  },
  ".pane": {
    display: "flex",
    flexDirection: "column",
    minWidth: 0,
    minHeight: 0,
    "&[hidden]": { display: "none" },
    "& + .pane": { borderLeft: "1px solid var(--hairline)", [playgroundMedia.oneColumn]: { borderLeft: 0 } },
  },
  ".bench-skeleton .pane + .pane": { [playgroundMedia.oneColumn]: { display: "none" } },
  ".panel": {
    // It holds the texts for screen readers, which would make the page wider.
    position: "relative",
    display: "flex",
    flexDirection: "column",
    flex: 1,
    minHeight: 0,
    overflowY: "auto",
    padding: "12px",
    fontSize: "small",
    lineHeight: "small",
    "&:focus-visible": { outlineOffset: -2 },
    "& > *": { flex: "none" },
    "& > .code-view": { flex: 1 },
  },
} satisfies ThemeUIStyleObject;

export type BenchClass = ClassNames<typeof benchStyles>;
