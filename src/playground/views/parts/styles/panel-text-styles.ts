import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../../../theme/class-names";

/** Text in the panels apart from the message. */
export const panelTextStyles = {
  ".nothing, .intro": { margin: "4px 0 12px", color: "muted", maxWidth: "38rem" },
  // Two equal marks with nothing between them: an empty panel.
  ".empty": {
    display: "grid",
    justifyItems: "center",
    gap: "16px",
    margin: "48px auto",
    maxWidth: "26rem",
    textAlign: "center",
    textWrap: "balance",
    ".marks": { width: 62, height: "auto" },
    p: { margin: 0 },
  },
  ".problem": { margin: "4px 0 8px", color: "danger" },
  ".detail": { marginLeft: "8px", color: "muted", fontWeight: "body", fontSize: "tiny" },
} satisfies ThemeUIStyleObject;

export type PanelTextClass = ClassNames<typeof panelTextStyles>;
