import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../theme/class-names";

/** As large as the window; the content's styles load with its code. */
export const searchDialogStyles = {
  ".search-dialog": {
    position: "fixed",
    inset: 0,
    width: "100vw",
    maxWidth: "none",
    height: "100dvh",
    maxHeight: "none",
    p: 0,
    border: 0,
    bg: "transparent",
    color: "ink",
    "&:focus": { outline: "none" },
    "&::backdrop": { background: "rgb(10 14 20 / 50%)" },
    "> .spinner": { mt: "96px" },
    "> .lazy-error": { bg: "paper", maxWidth: "content", mx: [4, null, "auto"], mt: 8 },
  },
} satisfies ThemeUIStyleObject;

export type SearchDialogClass = ClassNames<typeof searchDialogStyles>;
