import type { ThemeUIStyleObject } from "theme-ui";

import type { NotesClass } from "../../code/note-list";

const badge = {
  display: "inline-block",
  minWidth: 20,
  borderRadius: 10,
  textAlign: "center",
  fontSize: "tiny",
  fontWeight: "strong",
  lineHeight: "20px",
} as const;

const notes = `.${"code-notes" satisfies NotesClass}`;

/** Notes on single lines of code, with numbers at the line and below the block. */
export const codeNoteStyles = {
  ".prose": {
    ".code .code-note": {
      ...badge,
      counterIncrement: "note",
      ml: 2,
      color: "accentInk",
      bg: "accent",
      textDecoration: "none",
      "&::before": { content: "counter(note)" },
    },
    [`.code:has(+ ${notes})`]: { mb: 0, borderRadius: "6px 6px 0 0" },
    [notes]: {
      m: 0,
      mb: 4,
      px: 4,
      py: 2,
      maxWidth: "none",
      listStyle: "none",
      counterReset: "note",
      border: "1px solid",
      borderTop: 0,
      borderColor: "hairline",
      borderRadius: "0 0 6px 6px",
      fontSize: "small",
      li: { counterIncrement: "note", pl: 28, textIndent: "-28px", scrollMarginTop: "50vh" },
      "li > *": { textIndent: 0 },
      "li::before": { ...badge, content: "counter(note)", mr: 2, textIndent: 0, color: "accentInk", bg: "accent" },
      "li:target": { color: "accent" },
    },
  },
} satisfies ThemeUIStyleObject;
