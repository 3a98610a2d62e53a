import type { ThemeUIStyleObject } from "theme-ui";

/** Below the navbar, on top of the page. */
export const searchCrashStyles: ThemeUIStyleObject = {
  position: "fixed",
  top: "72px",
  right: 4,
  left: [4, null, null, "auto"],
  zIndex: 30,
  maxWidth: "28rem",
  p: 4,
  bg: "paper",
  color: "ink",
  border: "1px solid",
  borderColor: "danger",
  borderRadius: "medium",
  fontSize: "small",
  overflowWrap: "anywhere",
  "> p": { m: 0, mb: 3 },
};
