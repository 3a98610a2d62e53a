import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../theme/class-names";

/** Details, steps, cards, images. */
export const blockStyles = {
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
} satisfies ThemeUIStyleObject;

export type BlockClass = ClassNames<typeof blockStyles>;
