import type { ThemeUIStyleObject } from "theme-ui";

import { media } from "../../theme/media";
import {
  box,
  centred,
  clipped,
  field,
  inlineRow,
  muted,
  noMarker,
  row,
  statusMark,
  tab,
  underlined,
  wrapping,
} from "../../theme/mixins";

/** A panel below its tab's text. */
const labelled = { "&::before": { content: "attr(data-label)", display: "block", fontWeight: "strong", mt: 4 } };

export const articleStyles = {
  /** The path to the page on the left, the page's actions on the right. */
  ".page-bar": { ...row, gap: 3, mb: 4, "> :first-child": { flex: 1, my: 0 } },
  ".copy-page": {
    position: "relative",
    display: "flex",
    ...box,
    ...muted,
    whiteSpace: "nowrap",
    "> button": {
      ...row,
      gap: 2,
      minWidth: 44,
      px: 3,
      borderRight: "1px solid var(--hairline)",
      "&:hover": { color: "ink" },
      ".icon": { size: 16 },
      [media.phone]: {
        px: "13px",
        span: clipped,
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
    [media.noScript]: { button: { display: "none" }, "summary::before": { all: "unset", content: '"This page"' } },
  },
  ".status": {
    ...statusMark,
    ...inlineRow,
    px: 2,
    border: "1px solid color-mix(in srgb, var(--hue) 45%, transparent)",
    borderRadius: "small",
    fontSize: "tiny",
    fontWeight: "body",
    lineHeight: 1.5,
    whiteSpace: "nowrap",
    verticalAlign: "0.06em",
  },
  ".tabs": {
    my: 5,
    // Without `hidden`, half a pixel of height would catch the wheel.
    "[role=tablist]": {
      display: "flex",
      gap: 1,
      overflow: "auto hidden",
      borderBottom: "1px solid var(--hairline)",
      mb: 4,
    },
    // The first choice of a page says what it is; it's the same for all later samples, and is kept for all pages.
    "&[data-group=language]:not(.tabs ~ *) > [role=tablist]::before": {
      content: ["none", "attr(aria-label)"],
      alignSelf: "center",
      mr: 2,
      ...muted,
      fontSize: "tiny",
    },
    "[role=tab]": {
      ...tab,
      minHeight: 40,
      fontSize: "small",
      whiteSpace: "nowrap",
    },
    // For pages without scripts, and the server HTML of a page that crashed.
    "html:not([data-js]) & [role=tablist], .served & [role=tablist]": { display: "none" },
    "html:not([data-js]) & [role=tabpanel], .served & [role=tabpanel]": {
      display: "block",
      contentVisibility: "visible",
      ...labelled,
    },
    [media.print]: {
      "[role=tablist]": { display: "none" },
      "[role=tabpanel]": { display: "block !important", contentVisibility: "visible", ...labelled },
    },
  },
  ".page-meta": {
    ...wrapping,
    justifyContent: "space-between",
    alignItems: "center",
    gap: 2,
    mt: 7,
    pt: 4,
    borderTop: "1px solid var(--hairline)",
    ...muted,
    "span a": { ml: 2 },
    ".feedback, .feedback [open]": { ...row, flexWrap: "wrap", gap: 2 },
    ".feedback :is(button, summary, [name=reason])": {
      ...field,
      minHeight: [44, null, null, 32],
      px: 3,
      color: "ink",
    },
    ".feedback summary": { ...centred, ...noMarker },
    a: { ...inlineRow, gap: 2, minHeight: 44, color: "inherit", ...underlined },
  },
  ".pager": {
    display: "grid",
    gridTemplateColumns: ["1fr", "1fr 1fr"],
    gap: 4,
    mt: 6,
    a: {
      display: "block",
      px: 4,
      py: 3,
      ...box,
      fontWeight: "strong",
      textDecoration: "none",
      overflowWrap: "anywhere",
      "&:hover": { borderColor: "accent" },
    },
    ".next": { gridColumn: [null, 2], textAlign: "right" },
    span: { ...row, gap: 1, color: "muted", fontSize: "tiny", fontWeight: "body" },
    ".next span": { justifyContent: "flex-end" },
    ".icon": { size: 16 },
  },
} satisfies ThemeUIStyleObject;
