import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../theme/class-names";
import { box, drawing, row } from "../../theme/mixins";

export const partsStyles = {
  ".icon": { size: "1.25em", flex: "none", stroke: "currentColor", strokeWidth: 1.5, ...drawing },
  ".page-title": {
    m: 0,
    mb: 5,
    fontSize: ["1.875rem", null, "h1"],
    lineHeight: "heading",
    letterSpacing: "-0.02em",
    fontWeight: "strong",
  },
  ".button": {
    minHeight: 44,
    px: 4,
    border: "1px solid var(--control)",
    borderRadius: "medium",
    "&:hover": { bg: "raised" },
  },
  ".spinner": {
    size: 32,
    m: "24px auto",
    border: "3px solid var(--hairline)",
    borderTopColor: "accent",
    borderRadius: "50%",
    animation: "spin 0.8s linear infinite",
    "@keyframes spin": { to: { transform: "rotate(1turn)" } },
  },
  ".lazy-error": { p: 4, my: 4, border: "1px solid var(--danger)", borderRadius: "medium" },
  ".marks": {
    display: "block",
    stroke: "var(--control)",
    strokeWidth: 3,
    ...drawing,
    "> :last-child": { stroke: "var(--accent)" },
    "&[data-between=break] > :last-child": { stroke: "var(--danger)" },
  },
  /** A <details> that opens a list on top of the page. */
  ".dropdown": {
    position: "relative",
    fontSize: "small",
    summary: {
      ...row,
      gap: 1,
      height: 44,
      px: 2,
      color: "muted",
      cursor: "pointer",
      listStyle: "none",
      "&::-webkit-details-marker": { display: "none" },
      "&:hover": { color: "ink" },
      ".icon": { size: 16 },
    },
    ul: {
      display: "block",
      position: "absolute",
      zIndex: 30,
      right: 0,
      minWidth: 176,
      m: 0,
      p: 1,
      listStyle: "none",
      bg: "paper",
      ...box,
      boxShadow: "0 8px 24px rgb(0 0 0 / 12%)",
    },
    "li > *": {
      display: "block",
      width: "100%",
      px: 3,
      py: 2,
      borderRadius: "small",
      color: "ink",
      textAlign: "left",
      textDecoration: "none",
      "&:hover": { bg: "raised" },
    },
  },
  /** As large as the window; the content's styles load with its code. */
  ".search-dialog": {
    position: "fixed",
    inset: 0,
    width: "100vw",
    maxWidth: "none",
    height: "100dvh",
    maxHeight: "none",
    p: 0,
    border: 0,
    bg: "transparent",
    color: "ink",
    "&:focus": { outline: "none" },
    "&::backdrop": { background: "rgb(10 14 20 / 50%)" },
    "> .spinner": { mt: "96px" },
    "> .lazy-error": { bg: "paper", maxWidth: "content", mx: [4, null, "auto"], mt: 8 },
  },
} satisfies ThemeUIStyleObject;

export type PartsClass = ClassNames<typeof partsStyles>;
