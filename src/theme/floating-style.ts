import type { ThemeUIStyleObject } from "theme-ui";

/** A box next to a word, shown on hover and on focus. */
export const floatingStyle = {
  zIndex: 5,
  bg: "paper",
  border: "1px solid",
  borderColor: "control",
  borderRadius: "medium",
  boxShadow: "0 4px 16px rgb(0 0 0 / 18%)",
  lineHeight: "small",
  color: "ink",
} satisfies ThemeUIStyleObject;
