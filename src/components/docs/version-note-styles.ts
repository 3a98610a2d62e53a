import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../theme/class-names";

export const versionNoteStyles = {
  ".version-note": { m: 0, mb: 4, pl: 4, borderLeft: "2px solid", borderColor: "warning", fontSize: "small" },
} satisfies ThemeUIStyleObject;

export type VersionNoteClass = ClassNames<typeof versionNoteStyles>;
