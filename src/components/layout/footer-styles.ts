import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../theme/class-names";

export const footerStyles = {
  ".footer": {
    borderTop: "1px solid",
    borderColor: "hairline",
    bg: "raised",
    fontSize: "small",
    "> div": {
      display: "grid",
      gridTemplateColumns: ["minmax(0, 1fr)", null, null, "minmax(0, 5fr) minmax(0, 7fr)"],
      gap: [5, null, 7],
      maxWidth: "page",
      mx: "auto",
      px: [4, null, 5],
      py: 7,
    },
    nav: {
      display: "grid",
      gridTemplateColumns: ["repeat(auto-fit, minmax(min(100%, 8rem), 1fr))", null, "repeat(3, minmax(0, 1fr))"],
      gap: [5, null, 7],
    },
    h2: { m: 0, mb: 2, fontSize: "small", fontWeight: "strong" },
    ul: { listStyle: "none", m: 0, p: 0 },
    a: {
      display: "inline-flex",
      alignItems: "center",
      minHeight: [44, null, null, 32],
      color: "muted",
      textDecoration: "none",
      "&:hover": { color: "ink", textDecoration: "underline" },
    },
    p: { m: 0, color: "muted", lineHeight: 1.6 },
    "p > svg, p > b": { display: "block", color: "ink", mb: 2 },
    ".legal": {
      gridColumn: "1 / -1",
      display: "flex",
      flexWrap: "wrap",
      justifyContent: "space-between",
      columnGap: 6,
      rowGap: 2,
      pt: 5,
      borderTop: "1px solid",
      borderColor: "hairline",
    },
  },
} satisfies ThemeUIStyleObject;

export type FooterClass = ClassNames<typeof footerStyles>;
