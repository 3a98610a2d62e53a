import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../theme/class-names";
import { hue } from "../../theme/hue";

const stripes = "repeating-linear-gradient(135deg, var(--hue) 0 1.5px, transparent 1.5px 5px)";

/** The deeper a check goes, the fuller its colour; unchecked parts are striped. */
const depth = (percent: number): object => ({
  "--fill": `color-mix(in srgb, var(--accent) ${percent}%, var(--raised))`,
});

const parts = (fills: Record<string, object>): Record<string, object> =>
  Object.fromEntries(Object.entries(fills).map(([word, fill]) => [`[data-word="${word}"]`, fill]));

export const shareBarStyles = {
  ".share-bar": {
    "> div": { display: "flex", gap: "3px", height: 16 },
    "> div > span": { minWidth: 6, flexBasis: 0, bg: "var(--fill)", background: "var(--fill)", borderRadius: "2px" },
    ul: { display: "flex", flexWrap: "wrap", columnGap: 5, listStyle: "none", m: 0, mt: 3, p: 0, fontSize: "small" },
    li: { display: "flex", alignItems: "center", gap: 2 },
    "li::before": {
      content: '""',
      width: 12,
      height: 12,
      borderRadius: "2px",
      border: "1px solid",
      borderColor: "control",
      background: "var(--fill)",
    },
    a: {
      display: "inline-flex",
      alignItems: "center",
      gap: 1,
      minHeight: [44, null, null, 32],
      color: "muted",
      textDecoration: "none",
      "&:hover": { color: "ink", textDecoration: "underline" },
    },
    b: { color: "ink", fontWeight: "strong", fontVariantNumeric: "tabular-nums" },
    "&.checks": parts({
      ran: depth(100),
      compiled: depth(78),
      "type-checked": depth(60),
      validated: depth(42),
      parsed: depth(24),
      "not yet checked": { ...hue("control"), "--fill": stripes },
      "not checked": { ...hue("control"), "--fill": stripes },
    }),
    "&.statuses": parts({
      works: { "--fill": "var(--tip)" },
      partial: {
        ...hue("warning"),
        "--fill": "linear-gradient(var(--hue) 50%, color-mix(in srgb, var(--hue) 35%, var(--raised)) 50%)",
      },
      placeholder: {
        ...hue("note"),
        "--fill": "radial-gradient(circle at 3px 3px, var(--hue) 1.6px, transparent 1.7px) 0 0 / 6px 6px",
      },
      unavailable: { ...hue("danger"), "--fill": stripes },
    }),
  },
} satisfies ThemeUIStyleObject;

export type ShareBarClass = ClassNames<typeof shareBarStyles>;
