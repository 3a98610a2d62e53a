import type { ThemeUIStyleObject } from "theme-ui";

import { media } from "../../theme/breakpoints";
import { compileStyles } from "../../theme/compile-styles";
import { column, columns, inlineRow, muted, plainList, row, target, underlined, wrapping } from "../../theme/mixins";
import { homeChecksStyles } from "./home-checks-styles";
import { livePaneStyles, marks } from "./live-pane-styles";

const mark = (side: keyof typeof marks) => ({
  content: '""',
  flex: "none",
  width: "0.42em",
  height: "0.76em",
  bg: "accent",
  mask: marks[side],
});

/** A heading between the two marks. */
const markedHeading = {
  ...inlineRow,
  gap: "0.45em",
  m: 0,
  fontSize: "h2",
  fontWeight: "strong",
  letterSpacing: "-0.015em",
  "&::before": mark("left"),
  "&::after": mark("right"),
} satisfies ThemeUIStyleObject;

/** The two columns that the page's sections share if there is room. */
const homeColumns = { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)", columnGap: 7 } as const;

const action = {
  ...inlineRow,
  justifyContent: "center",
  flexGrow: [1, 0],
  minHeight: 48,
  px: 5,
  border: "1px solid",
  borderRadius: "medium",
} satisfies ThemeUIStyleObject;

const homeStyles = {
  /** The grid under all sections of the home page, and their common styles. */
  ".home-grid": { maxWidth: "page", mx: "auto", px: [4, null, 5] },
  // A line from edge to edge with the change on it, a little further along in each section.
  ".home-part": {
    position: "relative",
    borderTop: "1px solid var(--hairline)",
    py: [7, null, 8],
    "&::before": {
      content: '""',
      position: "absolute",
      top: "-4.5px",
      left: "var(--along)",
      size: 8,
      borderRadius: "50%",
      bg: "accent",
    },
    "&.raised": { bg: "raised" },
    "> div > h2": markedHeading,
    ".more": target,
  },
  ".home-hero": {
    display: "grid",
    gap: [6, null, 7],
    alignItems: "center",
    py: [6, null, 7, 8],
    gridTemplateColumns: column,
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
    ".actions": { ...wrapping, gap: 3, m: 0 },
    ".primary": {
      ...action,
      borderColor: "accent",
      bg: "accent",
      color: "accentInk",
      fontWeight: "strong",
      ...underlined,
    },
    ".quiet": { ...action, borderColor: "control", color: "ink", textDecoration: "none", "&:hover": { bg: "raised" } },
    ".kicker": { m: 0, mt: [4, null, 5], ...muted, a: { color: "inherit" } },
  },
  /** Text and tabs: side by side if there is room. */
  ".home-samples .prose": {
    display: "grid",
    gridTemplateColumns: column,
    rowGap: 3,
    [media.wide]: { ...homeColumns, rowGap: 8 },
    "> div": { minWidth: 0, my: 0 },
    h2: markedHeading,
    "> div:not(:first-of-type) h2": { mt: 6, [media.wide]: { mt: 0 } },
    "h2 .anchor": { display: "none" },
    p: { maxWidth: "28rem", color: "muted" },
    ".tabs > [role=tablist]": { mb: 3 },
    ".code": { my: 0 },
    ".code + .code": { mt: 2 },
  },
  /** A table without a frame: hairlines between the jobs only. */
  ".home-jobs": {
    ...plainList,
    mt: [4, null, 6],
    display: "grid",
    gridTemplateColumns: [column, null, columns(2), columns(3)],
    columnGap: 7,
    li: { borderTop: "1px solid var(--hairline)" },
    a: { display: "block", py: [4, null, 5], color: "ink", textDecoration: "none" },
    strong: { ...row, gap: 2, fontSize: "h3", fontWeight: "strong", lineHeight: 1.3 },
    ".icon": { ml: "auto", color: "muted" },
    "a:hover strong, a:hover .icon": { color: "accent" },
    span: { display: "block", mt: 1, color: "muted" },
  },
  ".home-more": {
    display: "grid",
    gridTemplateColumns: [column, null, columns(2), "minmax(0, 5fr) repeat(2, calc((100% - 48px) * 7 / 24 - 24px))"],
    gap: [6, null, 7],
    h2: { m: 0, mb: 3, fontSize: "h3", fontWeight: "strong" },
    p: { m: 0, mb: 2, color: "muted", maxWidth: "30rem" },
    ".prose": { gridColumn: ["auto", null, "1 / -1", "auto"], minWidth: 0, p: { m: 0, maxWidth: "none" } },
    ".tabs": { mt: 4, mb: 0 },
    ".code": { my: 0, bg: "paper" },
    time: { display: "block", ...muted },
  },
} satisfies ThemeUIStyleObject;

/** Only on the home page. */
export const homeStylesheet = compileStyles([homeStyles, homeChecksStyles, livePaneStyles]);
