import type { ThemeUIStyleObject } from "theme-ui";

import { clipped } from "./mixins";

/** Rows as blocks of two columns. */
export const blockRows = {
  background: "none",
  "table, tbody": { display: "block" },
  // Screen readers still read it; on screen each cell shows its own label.
  thead: clipped,
  "tbody > tr": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    columnGap: 3,
    rowGap: 1,
    py: 3,
    borderBottom: "1px solid var(--hairline)",
  },
  "tbody > tr:first-of-type": { borderTop: "1px solid var(--hairline)" },
  "tbody > tr > *": {
    gridColumn: "1 / -1",
    display: "flow-root",
    p: 0,
    // Browsers forget the padding of code that continues on the next line.
    pr: 1,
    border: 0,
    textAlign: "left",
    overflowWrap: "anywhere",
  },
  ".known": { m: 0 },
  "tbody > tr > td:empty": { display: "none" },
} satisfies ThemeUIStyleObject;
