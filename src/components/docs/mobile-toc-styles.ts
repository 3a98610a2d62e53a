import type { ThemeUIStyleObject } from "theme-ui";

import { media } from "../../theme/breakpoints";

export const mobileTocStyles: ThemeUIStyleObject = {
  my: 4,
  border: "1px solid",
  borderColor: "hairline",
  borderRadius: "medium",
  fontSize: "small",
  [media.wide]: { display: "none" },
  summary: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    minHeight: 44,
    px: 4,
    cursor: "pointer",
    listStyle: "none",
    "&::-webkit-details-marker": { display: "none" },
    ".icon": { width: 16, height: 16, color: "muted", transition: "transform 140ms ease-out" },
  },
  "&[open] summary .icon": { transform: "rotate(180deg)" },
  nav: { px: 4, pb: 4 },
  "nav a": { minHeight: 40, display: "flex !important", alignItems: "center" },
};
