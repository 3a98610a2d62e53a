import type { ThemeUIStyleObject } from "theme-ui";

/** Lines of code to focus on, with the others faded. */
export const codeFocusStyles = {
  ".prose": {
    ".focusing:not(:hover, :focus-within) :is(.l:not(.fo), .l:not(.fo) *)": { color: "muted" },
  },
} satisfies ThemeUIStyleObject;
