import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../../theme/class-names";

/** What the panels say beside the message. */
export const panelTextStyles = {
  ".nothing, .intro": { margin: "4px 0 12px", color: "muted", maxWidth: "38rem" },
  ".problem": { margin: "4px 0 8px", color: "danger" },
  ".detail": { marginLeft: "8px", color: "muted", fontWeight: "body", fontSize: "tiny" },
} satisfies ThemeUIStyleObject;

export type PanelTextClass = ClassNames<typeof panelTextStyles>;
