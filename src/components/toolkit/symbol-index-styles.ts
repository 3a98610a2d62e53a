import type { ThemeUIStyleObject } from "theme-ui";

import { media } from "../../theme/breakpoints";
import { statusMark } from "../../theme/status-styles";

/** The list of all symbols, its entries and the form that filters it. */
export const symbolIndexStyles: ThemeUIStyleObject = {
  ".symbol-filter": {
    display: "grid",
    gridTemplateColumns: "repeat(4, 1fr)",
    gap: 3,
    my: 5,
    p: 4,
    border: "1px solid",
    borderColor: "hairline",
    borderRadius: "medium",
    [media.mobile]: { gridTemplateColumns: "1fr 1fr" },
    "html:not([data-js]) &": { display: "none" },
    "& label": { display: "grid", gap: 1, fontSize: "small", color: "muted" },
    "label:first-of-type": { gridColumn: "1 / -1" },
    "input, select": {
      font: "inherit",
      color: "ink",
      bg: "paper",
      minHeight: 44,
      minWidth: 0,
      px: 3,
      border: "1px solid",
      borderColor: "control",
      borderRadius: "medium",
    },
    "> p": {
      gridColumn: "1 / -1",
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      m: 0,
      maxWidth: "none",
      fontSize: "small",
    },
  },
  ".symbols": {
    contentVisibility: "auto",
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
      borderBottom: "1px solid",
      borderColor: "hairline",
      overflowWrap: "anywhere",
      "&:target": { bg: "color-mix(in srgb, var(--accent) 9%, transparent)" },
      "&[hidden]": { display: "none" },
    },
    a: { fontFamily: "mono", fontSize: "0.9em" },
    i: { gridColumn: "1 / -1", fontStyle: "normal", fontSize: "tiny", color: "muted" },
    b: { ...statusMark, fontSize: "tiny", fontWeight: "body" },
    p: { gridColumn: "1 / -1", m: 0, maxWidth: "none" },
  },
};
