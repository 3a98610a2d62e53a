import type { ThemeUIStyleObject } from "theme-ui";

import { media } from "../../theme/breakpoints";
import { box, column, columns, muted } from "../../theme/mixins";

const mask = (path: string): string =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 18' preserveAspectRatio='none'%3E%3Cpath d='${path}' fill='none' stroke='%23000' stroke-width='2.2' stroke-linecap='round' stroke-linejoin='round' vector-effect='non-scaling-stroke'/%3E%3C/svg%3E") center / 100% 100% no-repeat`;

/** The two equal marks, as masks for a box of any colour and size. */
export const marks = { left: mask("M8.5 1.5 1.5 9l7 7.5"), right: mask("M1.5 1.5 8.5 9l-7 7.5") };

const bracket = (side: keyof typeof marks) => ({
  content: '""',
  width: 10,
  height: 18,
  bg: "ink",
  mask: marks[side],
});

export const livePaneStyles = {
  ".live-pane": {
    m: 0,
    minWidth: 0,
    figcaption: { mt: 3, fontSize: "tiny", lineHeight: "small", color: "muted" },
    ".frame": { position: "relative" },
    ".frame::before, .frame::after": {
      position: "absolute",
      top: 0,
      width: 14,
      height: "100%",
      bg: "control",
      [media.phone]: { display: "none" },
    },
    ".frame::before": { content: '""', right: "calc(100% + 5px)", mask: marks.left },
    ".frame::after": { content: '""', left: "calc(100% + 5px)", mask: marks.right },
    ".card": { ...box, bg: "raised", overflow: "hidden" },
    ".sides": {
      display: "grid",
      gridTemplateColumns: [column, null, columns(2)],
      bg: "hairline",
      gap: "1px",
      "> div": { bg: "raised", py: [4, null, null, 5] },
      "> div + div": { bg: "paper" },
    },
    p: {
      display: "flex",
      justifyContent: "space-between",
      gap: 3,
      m: 0,
      mb: 3,
      px: 4,
      fontSize: "tiny",
      color: "muted",
    },
    "p > :first-child": { color: "ink", fontWeight: "strong" },
    pre: {
      m: 0,
      fontSize: "tiny",
      lineHeight: "28px",
      [media.wide]: { lineHeight: "32px" },
      whiteSpace: "pre-wrap",
      overflowWrap: "anywhere",
    },
    "pre > span": { display: "block", px: [3, 4] },
    ".t": { color: "muted" },
    // Equal heights, so that the lines of both sides align.
    "pre > .changed": {
      lineHeight: "32px",
      [media.mobile]: { lineHeight: "48px" },
      boxShadow: "inset 3px 0 var(--accent)",
      bg: "color-mix(in srgb, var(--accent) 10%, transparent)",
      ".t": { color: "codeType" },
    },
    b: { fontWeight: "strong" },
    input: {
      font: "inherit",
      fontWeight: "strong",
      lineHeight: "22px",
      color: "ink",
      bg: "paper",
      height: 22,
      width: "10ch",
      minWidth: "10ch",
      maxWidth: "100%",
      boxSizing: "content-box",
      fieldSizing: "content",
      verticalAlign: "middle",
      px: "2px",
      py: 0,
      mx: "1px",
      border: "1px solid var(--accent)",
      borderRadius: "small",
      // Below 16 pixels, phones zoom in.
      [media.mobile]: { height: 42, fontSize: "body" },
      [media.noScript]: { borderColor: "transparent", bg: "transparent" },
    },
    ".kept": {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto",
      alignItems: "center",
      columnGap: 4,
      px: 4,
      pt: 4,
      pb: 3,
      borderTop: "1px solid var(--hairline)",
      bg: "paper",
      ...muted,
      fontVariantNumeric: "tabular-nums",
    },
    // The whole message as a line between the two marks, with the change drawn to scale.
    ".bytes": {
      gridColumn: "1 / -1",
      display: "grid",
      gridTemplateColumns: "10px minmax(0, 1fr) 10px",
      alignItems: "center",
      columnGap: 2,
      mb: 3,
      height: 18,
      background:
        "radial-gradient(circle closest-side, var(--accent) 92%, transparent) calc(18px + (100% - 50px) * var(--at)) 50% / calc(14px + (100% - 50px) * var(--long)) 14px no-repeat, linear-gradient(var(--control) 0 0) center / calc(100% - 36px) 2px no-repeat",
      transition: "background-position 160ms ease-out",
      "&::before": bracket("left"),
      "&::after": { ...bracket("right"), gridColumn: 3 },
    },
    "[role=status]": { display: "grid" },
    strong: { color: "ink", fontSize: "lead", lineHeight: 1.4, fontWeight: "strong" },
    "html:not([data-js]) & .button": { display: "none" },
  },
} satisfies ThemeUIStyleObject;
