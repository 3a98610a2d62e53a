import type { ThemeUIStyleObject } from "theme-ui";

export const skipLinkStyles: ThemeUIStyleObject = {
  position: "fixed",
  top: 2,
  left: 2,
  zIndex: 70,
  px: 4,
  py: 2,
  bg: "accent",
  color: "accentInk",
  borderRadius: "medium",
  "&:not(:focus)": { transform: "translateY(-200%)" },
};
