import type { ThemeUIStyleObject } from "theme-ui";

import { media } from "../../theme/breakpoints";
import type { ClassNames } from "../../theme/class-names";
import { homeColumns } from "./home-section-styles";

const action = {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  flexGrow: [1, 0],
  minHeight: 48,
  px: 5,
  border: "1px solid",
  borderRadius: "medium",
} satisfies ThemeUIStyleObject;

export const homeHeroStyles = {
  ".home-hero": {
    display: "grid",
    gap: [6, null, 7],
    alignItems: "center",
    py: [6, null, 7, 8],
    gridTemplateColumns: "minmax(0, 1fr)",
    [media.wide]: homeColumns,
    h1: {
      m: 0,
      fontSize: "display",
      lineHeight: 1.06,
      letterSpacing: "-0.035em",
      fontWeight: "strong",
      textWrap: ["wrap", "balance", null, "wrap"],
    },
    ".lead": {
      mt: [4, null, 5],
      mb: [5, null, 6],
      maxWidth: "33rem",
      fontSize: "lead",
      color: "muted",
      lineHeight: 1.55,
    },
    ".actions": { display: "flex", flexWrap: "wrap", gap: 3, m: 0 },
    ".primary": {
      ...action,
      borderColor: "accent",
      bg: "accent",
      color: "accentInk",
      fontWeight: "strong",
      textDecoration: "none",
      "&:hover": { textDecoration: "underline" },
    },
    ".quiet": {
      ...action,
      borderColor: "control",
      color: "ink",
      textDecoration: "none",
      "&:hover": { bg: "raised" },
    },
    ".kicker": { m: 0, mt: [4, null, 5], color: "muted", fontSize: "small", a: { color: "inherit" } },
  },
} satisfies ThemeUIStyleObject;

export type HomeHeroClass = ClassNames<typeof homeHeroStyles>;
