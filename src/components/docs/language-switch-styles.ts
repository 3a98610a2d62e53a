import type { ThemeUIStyleObject } from "theme-ui";

import { media } from "../../theme/breakpoints";
import type { ClassNames } from "../../theme/class-names";

export const languageSwitchStyles = {
  ".language-switch": {
    display: "flex",
    mb: 3,
    borderBottom: "1px solid",
    borderColor: "hairline",
    button: {
      minHeight: 32,
      px: 3,
      mb: "-1px",
      color: "muted",
      fontSize: "tiny",
      pb: "2px",
      [media.mobile]: { minHeight: 44 },
      "&:hover": { color: "ink" },
      "&[aria-pressed=true]": { color: "ink", fontWeight: "strong", pb: 0, borderBottom: "2px solid var(--accent)" },
      "&:focus-visible": { outlineOffset: "-2px" },
    },
    [media.noScript]: { display: "none" },
  },
} satisfies ThemeUIStyleObject;

export type LanguageSwitchClass = ClassNames<typeof languageSwitchStyles>;
