import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../../theme/class-names";

export const versionDropdownStyles = {
  ".versions": {
    a: {
      "&[aria-current]": { fontWeight: "strong" },
      span: { color: "muted", fontWeight: "body" },
    },
  },
} satisfies ThemeUIStyleObject;

export type VersionDropdownClass = ClassNames<typeof versionDropdownStyles>;
