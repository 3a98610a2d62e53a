import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../theme/class-names";
import { playgroundMedia } from "./parts/styles/playground-media";

export const benchStyles = {
  ".workbench, .bench-skeleton": {
    display: "flex",
    flexDirection: "column",
    height: "var(--bench)",
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
  ".bench-skeleton": {
    ".line": { background: "hairline", [playgroundMedia.oneColumn]: { display: "none" } },
    ".rail": { [playgroundMedia.oneColumn]: { order: -1 }, [playgroundMedia.touch]: { display: "none" } },
    ".rail > :first-child": { display: "none", [playgroundMedia.oneColumn]: { display: "grid" } },
    ".pane:last-child": { [playgroundMedia.oneColumn]: { display: "none" } },
    ".foot": {
      minHeight: 33,
      [playgroundMedia.oneColumn]: { minHeight: 60 },
      borderTop: "1px solid var(--hairline)",
      background: "raised",
      [playgroundMedia.touch]: { minHeight: 146, background: "paper" },
    },
  },
  ".pane": {
    display: "flex",
    flexDirection: "column",
    minWidth: 0,
    minHeight: 0,
    "&[hidden]": { display: "none" },
  },
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
    "& > .code-view": { flex: 1 },
  },
} satisfies ThemeUIStyleObject;

export type BenchClass = ClassNames<typeof benchStyles>;
