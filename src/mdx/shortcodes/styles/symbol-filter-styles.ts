import type { ThemeUIStyleObject } from "theme-ui";

import { media } from "../../../theme/media";
import { field, statusMark } from "../../../theme/mixins";

/** The list of all symbols, its entries and the form that filters it. */
export const symbolFilterStyles = {
  ".symbol-index": {
    scrollMarginTop: "calc(var(--navbar-height) - 16px)",
    // Stays visible while the list is read: below the navbar, or at the top if that's hidden.
    ".symbol-filter": {
      position: "sticky",
      top: "var(--navbar-height)",
      zIndex: 20,
      transition: "top 160ms ease-out",
      "html[data-navbar=hidden] &": { top: 0 },
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto",
      alignItems: "center",
      columnGap: 3,
      rowGap: 2,
      my: 4,
      py: 3,
      bg: "paper",
      borderBottom: "1px solid var(--hairline)",
      [media.mobile]: { py: 2 },
      [media.print]: { position: "static" },
      "html:not([data-js]) &": { display: "none" },
      "input, select": {
        ...field,
        color: "ink",
        width: "100%",
        minHeight: 44,
        minWidth: 0,
        px: 3,
      },
      input: { gridArea: "1 / 1" },
      "input::placeholder": { color: "muted", opacity: 1 },
      select: { fontSize: "small", px: 2 },
      output: { fontSize: "small", color: "muted", fontVariantNumeric: "tabular-nums", lineHeight: "small" },
      "> div": { gridColumn: "1 / -1", display: "grid", gridTemplateColumns: "repeat(5, minmax(0, 1fr))", gap: 2 },
      "> .button": { px: 3, fontSize: "small" },
      [media.desktop]: {
        gridTemplateColumns: "minmax(0, 1fr) auto auto",
        output: { gridArea: "1 / 2" },
        "[type=reset]": { gridArea: "1 / 3" },
        "[aria-expanded]": { display: "none" },
      },
    },
    // If there is no room for all fields, a button shows those next to the text field.
    [media.mobile]: {
      ".symbol-filter > div": { gridTemplateColumns: "1fr 1fr" },
      ".symbol-filter > [aria-expanded=false] ~ :is(div, [type=reset])": { display: "none" },
    },
    h3: { scrollMarginTop: "calc(var(--navbar-height) + 9rem)" },
    ".symbols": {
      contentVisibility: "auto",
      // Approximate height of each entry.
      containIntrinsicSize: "auto calc(var(--lines) * 4rem)",
      listStyle: "none",
      pl: 0,
      maxWidth: "none",
      fontSize: "small",
      "> li": {
        display: "grid",
        gridTemplateColumns: "1fr auto",
        columnGap: 4,
        m: 0,
        py: 2,
        borderBottom: "1px solid var(--hairline)",
        overflowWrap: "anywhere",
        scrollMarginTop: "calc(var(--navbar-height) + 9rem)",
        "&:target": { bg: "color-mix(in srgb, var(--accent) 9%, transparent)" },
        "&[hidden]": { display: "none" },
      },
      // The minimum height of a target close to another.
      a: { fontFamily: "mono", fontSize: "0.9em", minHeight: 24 },
      i: { gridColumn: 1, fontStyle: "normal", fontSize: "tiny", color: "muted" },
      small: { gridColumn: 2, textAlign: "right", fontSize: "tiny", color: "muted" },
      b: { ...statusMark, fontSize: "tiny", fontWeight: "body" },
      p: { gridColumn: "1 / -1", m: 0, maxWidth: "none" },
    },
  },
} satisfies ThemeUIStyleObject;
