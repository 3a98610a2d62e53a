import type { ThemeUIStyleObject } from "theme-ui";

import { hue } from "../../../theme/mixins";

export const admonitionStyles = {
  ".prose": {
    ".admonition": {
      my: 5,
      px: 4,
      py: 3,
      border: "1px solid",
      borderColor: "color-mix(in srgb, var(--hue) 32%, var(--hairline))",
      borderLeft: "3px solid var(--hue)",
      borderRadius: "medium",
      bg: "color-mix(in srgb, var(--hue) 5%, var(--paper))",
    },
    ".admonition > *": { my: 2, maxWidth: "none" },
    ".admonition-title": { display: "flex", alignItems: "center", gap: 2, fontWeight: "strong", color: "var(--hue)" },
    ".note": hue("note"),
    ".tip": hue("tip"),
    ".info": hue("info"),
    ".warning": hue("warning"),
    ".danger": hue("danger"),
  },
} satisfies ThemeUIStyleObject;
