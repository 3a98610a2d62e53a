import type { ThemeUIStyleObject } from "theme-ui";

import { media } from "../../theme/media";
import { box, inlineRow, row, underlined } from "../../theme/mixins";

export const codeStyles = {
  ".code": { my: 4, mx: 0, minWidth: 0, ...box, bg: "raised", counterReset: "note" },
  ".code figcaption": {
    ...row,
    // With large text the buttons need a line of their own.
    flexWrap: "wrap",
    minHeight: 36,
    pl: 4,
    pr: 1,
    fontSize: "tiny",
    color: "muted",
    borderBottom: "1px solid var(--hairline)",
    "> span": { minWidth: 0, overflowWrap: "anywhere" },
  },
  ".code .mark": {
    [media.mobile]: { lineHeight: "44px" },
    px: 2,
    lineHeight: "32px",
    whiteSpace: "nowrap",
    color: "muted",
    ...underlined,
    userSelect: "none",
    "&::before": { content: '"·"', mr: 2 },
  },
  // As wide as three controls, so that it doesn't move when one of them appears.
  ".code .code-tools": { ...row, justifyContent: "flex-end", minWidth: [132, null, null, 96], ml: "auto" },
  ".code button, .code .code-file": {
    [media.mobile]: { minWidth: 44, height: 44 },
    ...inlineRow,
    justifyContent: "center",
    minWidth: 32,
    height: 32,
    borderRadius: "small",
    color: "muted",
    "&:hover": { color: "ink", bg: "color-mix(in srgb, var(--ink) 7%, transparent)" },
    "&[aria-pressed=true]": { color: "accent" },
    "&[hidden]": { display: "none" },
  },
  ".code button[data-copied]::after": { content: "attr(data-copied)", ml: 1, pr: 1, fontSize: "tiny" },
  "html:not([data-js]) & .code button": { display: "none" },
  ".code pre": {
    m: 0,
    py: 3,
    px: 4,
    overflowX: "auto",
    fontSize: "0.875rem",
    lineHeight: "code",
    tabSize: 2,
    borderRadius: "0 0 5px 5px",
    "&:focus-visible": { outlineOffset: "-2px" },
  },
  ".code.wrapped pre": { whiteSpace: "pre-wrap", overflowWrap: "anywhere" },
  ".code.output": { bg: "transparent", borderStyle: "dashed" },
  ".code .recorded": { m: 0, px: 4, pb: 3, fontSize: "tiny", lineHeight: "small", color: "muted" },
  ".code .k": { color: "codeKeyword" },
  ".code .s": { color: "codeString" },
  ".code .n": { color: "codeNumber" },
  ".code .a": { color: "codeNumber" },
  ".code .f": { color: "codeFunction" },
  ".code .t": { color: "codeType" },
  ".code .c": { color: "codeComment" },
} satisfies ThemeUIStyleObject;
