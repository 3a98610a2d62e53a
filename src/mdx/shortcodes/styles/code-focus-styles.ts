import type { ThemeUIStyleObject } from "theme-ui";

/** Lines of code that matter: the others step back. */
export const codeFocusStyles = {
  ".prose": {
    ".focusing:not(:hover, :focus-within) :is(.l:not(.fo), .l:not(.fo) *)": { color: "muted" },
  },
} satisfies ThemeUIStyleObject;
