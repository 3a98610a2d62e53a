import type { ThemeUIStyleObject } from "theme-ui";

import { media } from "./breakpoints";

/** Shadows at the edges behind which a table goes on; covers move with its content and hide them at its ends. */
const scrollShadows = (["right", "left"] as const)
  .flatMap((to, index) => [
    `linear-gradient(to ${to}, var(--paper) 33%, transparent) ${index * 100}% / 3rem 100% no-repeat local`,
    `linear-gradient(to ${to}, color-mix(in srgb, var(--ink) 16%, transparent), transparent) ${index * 100}% / 1rem 100% no-repeat`,
  ])
  .join(", ");

/** Tables, details, steps, cards, images. */
export const blockStyles: ThemeUIStyleObject = {
  // Its own containing block: the hidden notes of badges would widen the page otherwise.
  ".table": { my: 5, overflowX: "auto", position: "relative", background: scrollShadows },
  // Below the fold: laid out only when the reader comes near, until then as high as its lines are on average. Opened at
  // a fragment, the page is laid out as a whole: what comes into sight there would move otherwise.
  "html:not([data-fragment]) & .table[style]": {
    contentVisibility: "auto",
    containIntrinsicBlockSize: "auto calc(var(--lines) * 1.85rem)",
    [media.print]: { contentVisibility: "visible" },
  },
  table: {
    borderCollapse: "collapse",
    fontSize: "small",
    lineHeight: "small",
    fontVariantNumeric: "tabular-nums",
    minWidth: "100%",
  },
  "th, td": {
    textAlign: "left",
    verticalAlign: "top",
    py: 2,
    pr: 3,
    borderBottom: "1px solid",
    borderColor: "hairline",
  },
  th: { fontWeight: "strong", whiteSpace: "nowrap" },
  "& :is(th, td) code": { px: "0.2em" },
  "th code": { fontWeight: "body" },
  "td code": { overflowWrap: "normal" },
  "td:first-of-type > code:only-child": { whiteSpace: "nowrap" },
  "td > code:only-child": { display: "inline-block" },
  // Sentences beside signatures would be squeezed.
  "td:nth-of-type(2):has(> code) ~ td:nth-of-type(4):last-of-type": { minWidth: "13rem" },
  [media.mobile]: { "table:has(th:nth-of-type(3))": { minWidth: "36rem" } },
  details: { my: 4, border: "1px solid", borderColor: "hairline", borderRadius: "medium", px: 4 },
  summary: { cursor: "pointer", fontWeight: "strong", py: 3, mx: -4, px: 4, borderRadius: "medium" },
  "details[open] > summary": { borderBottom: "1px solid", borderColor: "hairline", mb: 4 },
  ".steps": { listStyle: "none", pl: 0, maxWidth: "none", counterReset: "step" },
  ".steps > li": {
    counterIncrement: "step",
    position: "relative",
    pl: 7,
    pb: 5,
    my: 0,
    "&::before": {
      content: "counter(step)",
      position: "absolute",
      left: 0,
      top: 0,
      width: 28,
      height: 28,
      lineHeight: "26px",
      textAlign: "center",
      fontSize: "tiny",
      fontWeight: "strong",
      border: "1px solid",
      borderColor: "control",
      borderRadius: "50%",
      fontVariantNumeric: "tabular-nums",
    },
    "&::after": {
      content: '""',
      position: "absolute",
      left: "13.5px",
      top: 36,
      bottom: 6,
      borderLeft: "1px solid",
      borderColor: "hairline",
    },
    "&:last-of-type": { pb: 0 },
    "> :not(* + *)": { mt: 0 },
  },
  ".cards": {
    listStyle: "none",
    p: 0,
    maxWidth: "none",
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 15rem), 1fr))",
    gap: 4,
    "> li": { m: 0, display: "flex" },
    a: {
      flex: 1,
      display: "block",
      p: 4,
      border: "1px solid",
      borderColor: "hairline",
      borderRadius: "medium",
      color: "ink",
      textDecoration: "none",
      "&:hover": { borderColor: "accent" },
    },
    strong: { display: "block", color: "accent", mb: 1 },
    span: { fontSize: "small", color: "muted", display: "block", lineHeight: "small" },
  },
  ".image": { m: 0, my: 5, figcaption: { fontSize: "small", color: "muted", mt: 2 } },
  ".image-zoom": { display: "block", cursor: "zoom-in" },
  ".image img": { display: "block", borderRadius: "medium" },
  ".symbol": { scrollMarginTop: "9rem" },
  ".evidence": { fontSize: "small", color: "muted" },
  "tr:has(:target)": { bg: "color-mix(in srgb, var(--accent) 9%, transparent)" },
};
