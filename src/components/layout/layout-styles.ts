import type { ThemeUIStyleObject } from "theme-ui";

import { media } from "../../theme/media";
import {
  articleColumn,
  centred,
  column,
  columns,
  mutedLink,
  plainList,
  row,
  target,
  wrapping,
} from "../../theme/mixins";
import { sizes } from "../../theme/tokens";

export const layoutStyles = {
  ".skip-link": {
    position: "fixed",
    top: 2,
    left: 2,
    zIndex: 70,
    px: 4,
    py: 2,
    bg: "accent",
    color: "accentInk",
    borderRadius: "medium",
    "&:not(:focus)": { transform: "translateY(-200%)" },
  },
  ".announcement": {
    ...row,
    justifyContent: "center",
    minHeight: 44,
    pl: 4,
    bg: "raised",
    borderBottom: "1px solid var(--hairline)",
    fontSize: "small",
    "html[data-announcement-dismissed] &": { display: "none" },
    p: { m: 0, py: 2, flex: 1, textAlign: "center" },
    button: { ...centred, size: 44 },
  },
  ".page": {
    minHeight: "70vh",
    "&.with-sidebar": {
      display: "grid",
      gridTemplateColumns: `${sizes.sidebar} minmax(0, 1fr)`,
      maxWidth: "page",
      mx: "auto",
      [media.desktop]: {
        "> *": { gridArea: "1 / 1" },
        "> main": { gridColumn: 2 },
        "html[data-sidebar=hidden] &": {
          gridTemplateColumns: column,
          "> main": { gridColumn: 1 },
          "> .docs-sidebar": { display: "none" },
        },
      },
      [media.mobile]: { gridTemplateColumns: column },
      [media.print]: { display: "block" },
    },
  },
  ".message-page": {
    ...articleColumn,
    pt: 6,
    "> .marks": { mb: 5 },
    hr: { my: 5, border: 0, borderTop: "1px solid var(--hairline)" },
    ".error-message": { whiteSpace: "pre-wrap", color: "danger" },
  },
  ".footer": {
    scrollMarginTop: "var(--navbar-height)",
    borderTop: "1px solid var(--hairline)",
    bg: "raised",
    fontSize: "small",
    "> div": {
      display: "grid",
      gridTemplateColumns: [column, null, null, "minmax(0, 5fr) minmax(0, 7fr)"],
      gap: [5, null, 7],
      maxWidth: "page",
      mx: "auto",
      px: [4, null, 5],
      py: 7,
    },
    nav: {
      display: "grid",
      gridTemplateColumns: ["repeat(auto-fit, minmax(min(100%, 8rem), 1fr))", null, columns(3)],
      gap: [5, null, 7],
    },
    h2: { m: 0, mb: 2, fontSize: "small", fontWeight: "strong" },
    ul: { ...plainList },
    a: { ...target, ...mutedLink },
    p: { m: 0, color: "muted", lineHeight: 1.6 },
    "p > svg, p > b": { display: "block", color: "ink", mb: 2 },
    ".legal": {
      gridColumn: "1 / -1",
      ...wrapping,
      justifyContent: "space-between",
      columnGap: 6,
      rowGap: 2,
      pt: 5,
      borderTop: "1px solid var(--hairline)",
    },
  },
} satisfies ThemeUIStyleObject;
