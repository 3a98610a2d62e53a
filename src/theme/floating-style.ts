import type { ThemeUIStyleObject } from "theme-ui";

/** What shows beside a word while it is pointed at or has the focus. */
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
