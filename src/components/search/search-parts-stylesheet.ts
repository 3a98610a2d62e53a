import { compileStyles } from "../../theme/compile-styles";
import { media } from "../../theme/media";
import { muted, wrapping } from "../../theme/mixins";

/** Shared by the search modal and the search page; loaded with their code. */
export const searchPartsStylesheet = compileStyles({
  ".search-filters": {
    ...wrapping,
    gap: "8px 20px",
    "> div": { ...wrapping, gap: "6px" },
    button: {
      minHeight: 36,
      padding: "0 12px",
      border: "1px solid var(--control)",
      borderRadius: "medium",
      background: "transparent",
      color: "ink",
      font: "inherit",
      fontSize: "tiny",
      lineHeight: 1.5,
      cursor: "pointer",
      "&:hover": { background: "color-mix(in srgb, var(--ink) 7%, transparent)" },
      '&[aria-pressed="true"]': {
        borderColor: "accent",
        background: "color-mix(in srgb, var(--accent) 12%, var(--paper))",
        boxShadow: "inset 0 0 0 1px var(--accent)",
        fontWeight: "strong",
      },
      [media.mobile]: { minHeight: 44, padding: "0 14px" },
    },
  },
  ".search-problem": {
    padding: "12px 16px",
    border: "1px solid var(--hairline)",
    borderLeft: "3px solid var(--danger)",
    borderRadius: "medium",
    overflowWrap: "anywhere",
    h2: { margin: 0, fontSize: "body", lineHeight: 1.5 },
    p: { margin: "4px 0 0", ...muted, lineHeight: 1.5 },
    ".button": { marginTop: 12 },
  },
});
