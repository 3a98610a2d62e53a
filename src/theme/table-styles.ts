import type { ThemeUIStyleObject } from "theme-ui";

import { media } from "./media";
import { blockRows } from "./mixins";

/** Shadows at the edges where a table continues; covers scroll with its content and hide them at its ends. */
const scrollShadows = (["right", "left"] as const)
  .flatMap((to, index) => [
    `linear-gradient(to ${to}, var(--paper) 33%, transparent) ${index * 100}% / 3rem 100% no-repeat local`,
    `linear-gradient(to ${to}, color-mix(in srgb, var(--ink) 16%, transparent), transparent) ${index * 100}% / 1rem 100% no-repeat`,
  ])
  .join(", ");

/** A row as a block: name and status on one line, the other cells below, each with its header's text. */
const stacked = {
  ...blockRows,
  "tbody > tr > :first-child": { fontWeight: "strong" },
  "tbody > tr:has(> .state) > :first-child": { gridColumn: 1 },
  "tbody > tr > .state": {
    gridColumn: 2,
    gridRow: 1,
    display: "flex",
    flexDirection: "row-reverse",
    alignItems: "start",
    columnGap: 2,
  },
  "[data-label]": { pl: "6.75rem" },
  "[data-label]::before": {
    content: "attr(data-label)",
    float: "left",
    width: "6.25rem",
    ml: "-6.75rem",
    color: "muted",
    fontSize: "tiny",
    overflowWrap: "break-word",
  },
  // Screen readers already get this from the header.
  "@supports (content: 'a' / 'b')": { "[data-label]::before": { content: 'attr(data-label) / ""' } },
  ".figures tbody > tr": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
  ".figures tbody > tr > [data-label]": { gridColumn: "auto", pl: 0 },
  ".figures [data-label]::before": { display: "block", float: "none", width: "auto", ml: 0 },
  "tbody > tr > * > code:only-child": { display: "inline" },
} satisfies ThemeUIStyleObject;

/** Tables scroll inside their own box; in a narrow window, tables of three or more columns are stacked. */
export const tableStyles = {
  // Its own containing block: otherwise the badges' hidden notes would widen the page.
  ".table": { my: 5, overflowX: "auto", position: "relative", background: scrollShadows },
  // Laid out only when you scroll near, unless the address has a fragment, whose target would move.
  "html:not([data-fragment]) & .table[data-lines]": {
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
  "th, td": { textAlign: "left", verticalAlign: "top", py: 2, pr: 3, borderBottom: "1px solid var(--hairline)" },
  // Many narrow columns.
  ".figures": { fontSize: "tiny", "th, td": { pr: 1 } },
  ".right": { textAlign: "right" },
  ".center": { textAlign: "center" },
  "thead th": { fontWeight: "strong" },
  "tbody th": { fontWeight: "body" },
  "& :is(th, td) code": { px: "0.2em" },
  "th code": { fontWeight: "body" },
  "tbody code": { overflowWrap: "normal" },
  "tbody > tr > * > code:only-child": { display: "inline-block" },
  ".known": { display: "block", mt: 1, fontSize: "tiny", color: "muted" },
  [media.phone]: {
    // A name on two lines is better than a table cut off at its edge.
    "tbody code": { overflowWrap: "anywhere" },
    ".stacks": stacked,
    "html:not([data-fragment]) & .stacks[data-lines]": {
      containIntrinsicBlockSize: "auto calc(var(--lines) * 3.25rem)",
    },
  },
  "tr:has(:target)": { bg: "color-mix(in srgb, var(--accent) 9%, transparent)" },
} satisfies ThemeUIStyleObject;
