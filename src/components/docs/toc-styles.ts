import type { ThemeUIStyleObject } from "theme-ui";

import { media } from "../../theme/breakpoints";

export const tocStyles: ThemeUIStyleObject = {
  position: "sticky",
  top: "var(--navbar-height)",
  alignSelf: "start",
  maxHeight: "calc(100vh - var(--navbar-height))",
  overflowY: "auto",
  overscrollBehavior: "contain",
  py: 6,
  pr: 5,
  fontSize: "tiny",
  lineHeight: 1.4,
  [media.narrowToc]: { display: "none" },
  p: { m: 0, mb: 2, fontSize: "small", fontWeight: "strong" },
};
