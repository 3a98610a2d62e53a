import type { ThemeUIStyleObject } from "theme-ui";

import { media } from "../../theme/breakpoints";
import type { ClassNames } from "../../theme/class-names";
import { underNavbar } from "../parts/under-navbar";

export const docsSidebarStyles = {
  ".docs-sidebar": {
    ...underNavbar("height"),
    overflowY: "auto",
    overscrollBehavior: "contain",
    py: 5,
    pl: 5,
    pr: 4,
    borderRight: "1px solid",
    borderColor: "hairline",
    h2: { m: 0, mb: 3, px: 3, fontSize: "small", fontWeight: "strong" },
    [media.mobile]: {
      display: "none",
      "html:not([data-js]) &": { display: "block", position: "static", height: "auto", order: 2, border: 0 },
    },
  },
} satisfies ThemeUIStyleObject;

export type DocsSidebarClass = ClassNames<typeof docsSidebarStyles>;
