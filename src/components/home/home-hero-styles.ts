import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../theme/class-names";

export const homeHeroStyles = {
  ".home-hero": {
    display: "grid",
    gridTemplateColumns: ["minmax(0, 1fr)", null, null, "minmax(0, 11fr) minmax(0, 10fr)"],
    gap: [7, null, null, 8],
    alignItems: "center",
    maxWidth: "1280px",
    mx: "auto",
    px: [4, null, 5],
    py: [7, null, 8, 9],
    ".kicker": { m: 0, mb: 4, color: "muted", fontSize: "small" },
    h1: {
      m: 0,
      fontSize: "display",
      lineHeight: 1.08,
      letterSpacing: "-0.03em",
      fontWeight: "strong",
      textWrap: ["wrap", "balance"],
    },
    ".lead": { mt: 5, mb: 6, maxWidth: "36rem", fontSize: "lead", color: "muted" },
    ".actions": { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 5, rowGap: 2, m: 0 },
    ".actions a": { display: "inline-flex", alignItems: "center", minHeight: 44 },
    ".actions .primary": {
      px: 5,
      bg: "accent",
      color: "accentInk",
      borderRadius: "medium",
      fontWeight: "strong",
      textDecoration: "none",
      "&:hover": { textDecoration: "underline" },
    },
    figure: { m: 0, minWidth: 0 },
    ".fragment": {
      position: "relative",
      border: "1px solid",
      borderColor: "hairline",
      borderRadius: "medium",
      bg: "raised",
    },
    ".fragment + .fragment": { mt: 4 },
    ".fragment > span": { display: "block", px: 4, pt: 3, fontSize: "tiny", color: "muted" },
    pre: { m: 0, pt: 2, pb: 4, overflowX: "auto", fontSize: "small", lineHeight: "code" },
    code: { display: "block", width: "max-content", minWidth: "100%", px: 4, color: "muted" },
    ".del, .ins": { color: "ink", fontWeight: "strong" },
    ".del": { boxShadow: "inset 3px 0 var(--danger)", bg: "color-mix(in srgb, var(--danger) 10%, transparent)" },
    ".ins": { boxShadow: "inset 3px 0 var(--tip)", bg: "color-mix(in srgb, var(--tip) 10%, transparent)" },
    figcaption: { mt: 3, fontSize: "small", color: "muted" },
  },
} satisfies ThemeUIStyleObject;

export type HomeHeroClass = ClassNames<typeof homeHeroStyles>;
