import type { ThemeUIStyleObject } from "theme-ui";

import { media } from "../../theme/breakpoints";
import type { ClassNames } from "../../theme/class-names";
import { whileNavbarHidden } from "../parts/under-navbar";

/** It straddles the sidebar's hairline. */
const SIZE = 28;

export const sidebarToggleStyles = {
  ".sidebar-toggle": {
    display: "grid",
    placeItems: "center",
    position: "sticky",
    top: "calc(var(--navbar-height) + 16px)",
    zIndex: 15,
    alignSelf: "start",
    justifySelf: "end",
    width: SIZE,
    height: SIZE,
    mt: 4,
    mr: -SIZE / 2,
    color: "muted",
    bg: "paper",
    border: "1px solid",
    borderColor: "hairline",
    borderRadius: "50%",
    transition: "transform 160ms ease-out",
    "&:hover": { color: "ink", borderColor: "control" },
    ".icon": { width: 16, height: 16, transform: "rotate(180deg)" },
    "html[data-sidebar=hidden] &": { justifySelf: "start", ml: 2, mr: 0, ".icon": { transform: "none" } },
    [whileNavbarHidden]: { transform: "translateY(calc(-1 * var(--navbar-height)))" },
    [media.mobile]: { display: "none" },
    [media.noScript]: { display: "none" },
  },
} satisfies ThemeUIStyleObject;

export type SidebarToggleClass = ClassNames<typeof sidebarToggleStyles>;
