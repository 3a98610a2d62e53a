import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../../../theme/class-names";
import { scrollShadows, textButton, touchTarget } from "./shared-styles";

export const panelTableStyles = {
  ".scroller": { overflowX: "auto", background: scrollShadows, "&:focus-visible": { outlineOffset: -2 } },
  table: { borderCollapse: "collapse", fontSize: "tiny", fontVariantNumeric: "tabular-nums" },
  "th, td": {
    padding: "6px 12px 6px 0",
    borderBottom: "1px solid var(--hairline)",
    textAlign: "left",
    verticalAlign: "baseline",
    whiteSpace: "nowrap",
  },
  th: { fontWeight: "strong", color: "muted" },
  "td button": { ...textButton, color: "accent", textAlign: "left", textDecorationThickness: 1, ...touchTarget },
} satisfies ThemeUIStyleObject;

export type PanelTableClass = ClassNames<typeof panelTableStyles>;
