import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../../theme/class-names";
import { textField } from "../parts/styles/field-styles";
import { playgroundMedia } from "../parts/styles/playground-media";

export const editStyles = {
  ".form": {
    "h2:first-child": { marginTop: "4px" },
    "& + .form": { marginTop: "24px", paddingTop: "12px", borderTop: "1px solid var(--hairline)" },
    ".tool": { borderColor: "control" },
  },
  ".field": {
    display: "grid",
    gridTemplateColumns: "minmax(120px, 1fr) minmax(0, 2fr)",
    gap: "0 12px",
    alignItems: "center",
    marginBottom: "8px",
    [playgroundMedia.touch]: { gridTemplateColumns: "minmax(0, 1fr)", gap: "2px" },
    "& label": { color: "muted", overflowWrap: "anywhere" },
    "input, select": {
      ...textField,
      width: "100%",
    },
    select: { paddingRight: "28px" },
    "input[aria-invalid=true]": { borderColor: "danger" },
    ".problem, .waiting": { gridColumn: 2, [playgroundMedia.touch]: { gridColumn: 1 } },
    ".waiting": { margin: "2px 0 0", color: "muted" },
    "input:focus ~ .waiting": { display: "none" },
  },
  ".path": { margin: "0 0 12px", overflowWrap: "anywhere", color: "muted" },
  ".add": { margin: "16px 0", ".tool": { marginBottom: "4px" } },
} satisfies ThemeUIStyleObject;

export type EditClass = ClassNames<typeof editStyles>;
