import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../../theme/class-names";

export const diffTableStyles = {
  ".diff": {
    table: { width: "100%" },
    td: { padding: "1px 8px", border: 0, color: "muted", textAlign: "right" },
    "td:last-child": { width: "100%", textAlign: "left" },
    code: { fontSize: "tiny", whiteSpace: "pre", color: "ink" },
    ".removed": { background: "color-mix(in srgb, var(--danger) 11%, transparent)" },
    ".added": { background: "color-mix(in srgb, var(--tip) 13%, transparent)" },
    ".gap td": {
      padding: "6px 8px",
      textAlign: "left",
      border: "solid var(--hairline)",
      borderWidth: "1px 0",
    },
  },
} satisfies ThemeUIStyleObject;

export type DiffTableClass = ClassNames<typeof diffTableStyles>;
