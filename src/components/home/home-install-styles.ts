import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../theme/class-names";

export const homeInstallStyles = {
  ".home-install": {
    borderTop: "1px solid",
    borderBottom: "1px solid",
    borderColor: "hairline",
    bg: "raised",
    "> div": { maxWidth: "1280px", mx: "auto", px: [4, null, 5], py: 6 },
    h2: { m: 0, mb: 4, fontSize: "body", fontWeight: "strong" },
    ul: {
      listStyle: "none",
      m: 0,
      p: 0,
      display: "grid",
      gridTemplateColumns: ["minmax(0, 1fr)", null, null, "repeat(3, minmax(0, 1fr))"],
      gap: 4,
    },
    li: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) 44px",
      alignItems: "center",
      alignContent: "center",
      pl: 4,
      py: 2,
      border: "1px solid",
      borderColor: "hairline",
      borderRadius: "medium",
      bg: "paper",
    },
    span: { fontSize: "tiny", color: "muted", gridColumn: 1 },
    code: { fontSize: "small", gridColumn: ["1 / -1", 1], pr: [4, 0], overflowWrap: "anywhere" },
    button: {
      gridColumn: 2,
      gridRow: [1, "1 / span 2"],
      display: "grid",
      placeItems: "center",
      width: 44,
      height: 44,
      color: "muted",
      "&:hover": { color: "ink" },
    },
    "button[data-copied]": { color: "tip" },
    "html:not([data-js]) & button": { display: "none" },
  },
} satisfies ThemeUIStyleObject;

export type HomeInstallClass = ClassNames<typeof homeInstallStyles>;
