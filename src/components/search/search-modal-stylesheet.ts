import type { ThemeUIStyleObject } from "theme-ui";

import { compileStyles } from "../../theme/compile-styles";
import { media } from "../../theme/media";
import { plainList, row } from "../../theme/mixins";
import { docSearchStyles } from "./docsearch-styles";

const searchModalStyles = {
  /** Our own parts of the modal; DocSearch's are adapted in `docSearchStyles`. */
  ".search-modal": {
    ".search-tools": {
      flex: "none",
      padding: "12px 20px",
      borderBottom: "1px solid var(--hairline)",
      [media.fullSearch]: { padding: "8px 16px" },
    },
    "&[data-failed] .search-tools": { borderBottom: 0 },
    ".search-problem": { marginTop: 12 },
    // DocSearch appends its screens; ours come after them.
    ".search-start-place": { order: 1 },
    ".search-start": {
      padding: "4px 12px 16px",
      h2: { margin: 0, padding: "8px 0 4px", color: "muted", fontSize: "tiny", fontWeight: "strong", lineHeight: 1.5 },
      "> div": { ...row, justifyContent: "space-between" },
      button: {
        minHeight: 32,
        color: "muted",
        fontSize: "tiny",
        "&:hover": { color: "ink", textDecoration: "underline" },
        [media.fullSearch]: { minHeight: 44 },
      },
      ul: plainList,
      a: {
        ...row,
        minHeight: 40,
        margin: "0 -12px",
        padding: "8px 12px",
        borderRadius: "medium",
        color: "ink",
        fontSize: "0.9375rem",
        lineHeight: 1.4,
        textDecoration: "none",
        "&:is(:hover, :focus-visible)": { background: "color-mix(in srgb, var(--accent) 9%, var(--paper))" },
        "&:focus-visible": { outlineOffset: "-2px" },
        [media.fullSearch]: { minHeight: 44 },
      },
    },
  },
} satisfies ThemeUIStyleObject;

/** Loaded with the search modal's code. */
export const searchModalStylesheet = compileStyles([docSearchStyles, searchModalStyles]);
