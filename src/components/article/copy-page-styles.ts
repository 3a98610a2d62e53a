import type { ThemeUIStyleObject } from "theme-ui";

import { media } from "../../theme/breakpoints";
import type { ClassNames } from "../../theme/class-names";

export const copyPageStyles = {
  /** The path to the page on the left, the page's actions on the right. */
  ".page-bar": { display: "flex", alignItems: "center", gap: 3, mb: 4, "> :first-child": { flex: 1, my: 0 } },
  ".copy-page": {
    position: "relative",
    display: "flex",
    border: "1px solid",
    borderColor: "hairline",
    borderRadius: "medium",
    fontSize: "small",
    color: "muted",
    whiteSpace: "nowrap",
    "> button": {
      display: "flex",
      alignItems: "center",
      gap: 2,
      minWidth: 44,
      px: 3,
      borderRight: "1px solid var(--hairline)",
      "&:hover": { color: "ink" },
      ".icon": { width: 16, height: 16 },
      [media.phone]: {
        px: "13px",
        span: { position: "absolute", width: 1, overflow: "hidden", clipPath: "inset(50%)" },
      },
    },
    ".dropdown summary": { height: 34, px: 3, [media.mobile]: { height: 44, px: "13px" } },
    [media.mobile]: { "li > *": { py: "11px" } },
    ul: { top: "calc(100% + 4px)" },
    "> output": {
      position: "absolute",
      zIndex: 30,
      top: "calc(100% + 4px)",
      right: 0,
      px: 3,
      py: 1,
      borderRadius: "medium",
      bg: "ink",
      color: "paper",
      "&:empty": { p: 0 },
    },
    [media.noScript]: { button: { display: "none" }, "summary::before": { content: '"This page"' } },
  },
} satisfies ThemeUIStyleObject;

export type CopyPageClass = ClassNames<typeof copyPageStyles>;
