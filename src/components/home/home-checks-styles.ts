import type { ThemeUIStyleObject } from "theme-ui";

import { column, columns, hue, mutedLink, plainList, row, target, wrapping } from "../../theme/mixins";

const stripes = "repeating-linear-gradient(135deg, var(--hue) 0 1.5px, transparent 1.5px 5px)";

/** The deeper a check goes, the fuller its colour; unchecked parts are striped. */
const depth = (percent: number) => ({ "--fill": `color-mix(in srgb, var(--accent) ${percent}%, var(--raised))` });

export const homeChecksStyles = {
  ".home-checks": {
    display: "grid",
    gridTemplateColumns: [column, null, null, columns(2)],
    gap: [6, null, null, 7],
    mt: [5, null, 6],
    p: { ...wrapping, alignItems: "baseline", columnGap: 2, m: 0, mb: 4, color: "muted" },
    strong: {
      color: "ink",
      fontSize: "h1",
      lineHeight: 1.1,
      fontWeight: "strong",
      letterSpacing: "-0.02em",
      fontVariantNumeric: "tabular-nums",
    },
    ".more": { mr: 5, mt: 2 },
  },
  ".share-bar": {
    "> div": { display: "flex", gap: "3px", height: 16 },
    "> div > span": { minWidth: 6, flexBasis: 0, bg: "var(--fill)", background: "var(--fill)", borderRadius: "2px" },
    ul: { ...wrapping, ...plainList, columnGap: 5, mt: 3, fontSize: "small" },
    li: { ...row, gap: 2 },
    "li::before": {
      content: '""',
      size: 12,
      borderRadius: "2px",
      border: "1px solid var(--control)",
      background: "var(--fill)",
    },
    a: { ...target, gap: 1, ...mutedLink },
    b: { color: "ink", fontWeight: "strong", fontVariantNumeric: "tabular-nums" },
    "&.checks": {
      "[data-word=ran]": depth(100),
      "[data-word=compiled]": depth(78),
      "[data-word='type-checked']": depth(60),
      "[data-word=validated]": depth(42),
      "[data-word=parsed]": depth(24),
      "[data-word='not yet checked']": { ...hue("control"), "--fill": stripes },
      "[data-word='not checked']": { ...hue("control"), "--fill": stripes },
    },
    "&.statuses": {
      "[data-word=works]": { "--fill": "var(--tip)" },
      "[data-word=partial]": {
        ...hue("warning"),
        "--fill": "linear-gradient(var(--hue) 50%, color-mix(in srgb, var(--hue) 35%, var(--raised)) 50%)",
      },
      "[data-word=placeholder]": {
        ...hue("note"),
        "--fill": "radial-gradient(circle at 3px 3px, var(--hue) 1.6px, transparent 1.7px) 0 0 / 6px 6px",
      },
      "[data-word=unavailable]": { ...hue("danger"), "--fill": stripes },
    },
  },
} satisfies ThemeUIStyleObject;
