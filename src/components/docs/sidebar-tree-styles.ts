import type { ThemeUIStyleObject } from "theme-ui";

import { media } from "../../theme/breakpoints";
import type { ClassNames } from "../../theme/class-names";

export const sidebarTreeStyles = {
  ".sidebar-tree": {
    "&, ul": { listStyle: "none", m: 0, p: 0 },
    fontSize: "small",
    lineHeight: 1.4,
    ul: { ml: 3, borderLeft: "1px solid", borderColor: "hairline" },
    "li > div": { display: "flex" },
    h3: { m: 0, px: 3, fontSize: "tiny", lineHeight: "32px", fontWeight: "strong", color: "muted" },
    "li + li > section": { mt: 4 },
    a: {
      flex: 1,
      display: "flex",
      alignItems: "center",
      minHeight: 32,
      px: 3,
      py: 1,
      color: "muted",
      textDecoration: "none",
      ml: "1px",
      [media.mobile]: { minHeight: 44 },
      "&:hover": { color: "ink" },
      "&[aria-current]": { color: "ink", fontWeight: "strong", ml: "-1px", borderLeft: "2px solid var(--accent)" },
    },
    ".active > div > a": { color: "ink" },
    button: {
      display: "grid",
      placeItems: "center",
      width: 32,
      minHeight: 32,
      color: "muted",
      [media.mobile]: { width: 44, minHeight: 44 },
      "&:hover": { color: "ink" },
      ".icon": { width: 16, height: 16, transition: "transform 140ms ease-out" },
      "&[aria-expanded=true] .icon": { transform: "rotate(90deg)" },
    },
    "html:not([data-js]) & button": { display: "none" },
  },
} satisfies ThemeUIStyleObject;

export type SidebarTreeClass = ClassNames<typeof sidebarTreeStyles>;
