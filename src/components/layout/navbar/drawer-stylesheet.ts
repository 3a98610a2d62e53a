import type { ThemeUIStyleObject } from "theme-ui";

import { compileStyles } from "../../../theme/compile-styles";
import { centred, inlineRow, plainList, row, scrolling } from "../../../theme/mixins";

const drawerStyles = {
  ".drawer": {
    position: "fixed",
    inset: "0 auto 0 0",
    width: "min(22rem, 86vw)",
    height: "100dvh",
    maxHeight: "none",
    m: 0,
    p: 0,
    border: 0,
    borderRight: "1px solid var(--hairline)",
    bg: "paper",
    color: "ink",
    overflow: "hidden",
    "&[open]": { display: "flex", flexDirection: "column", animation: "drawer-in 160ms ease-out" },
    "@keyframes drawer-in": { from: { transform: "translateX(-100%)" } },
    "&::backdrop": { background: "rgb(10 14 20 / 50%)" },
    ".head": { ...row, gap: 1, height: "navbar", px: 3, borderBottom: "1px solid var(--hairline)", flex: "none" },
    ".brand": {
      ...inlineRow,
      gap: 2,
      flex: 1,
      minHeight: 44,
      color: "ink",
      fontWeight: "strong",
      textDecoration: "none",
    },
    ".close, .color-mode": { ...centred, size: 44 },
    ".panels": { flex: 1, minHeight: 0, display: "flex", width: "200%", transition: "transform 160ms ease-out" },
    ".panels[data-second]": { transform: "translateX(-50%)" },
    ".panel": { width: "50%", ...scrolling, p: 3, pb: 7 },
    ".panel[inert]": { visibility: "hidden" },
    ".panel > h2": { mx: 2, my: 3, fontSize: "body", fontWeight: "strong" },
    ".panel > ul": { ...plainList },
    ".panel > ul:not(.sidebar-tree) > li > a": {
      ...row,
      gap: 2,
      minHeight: 44,
      px: 2,
      color: "ink",
      textDecoration: "none",
    },
    ".panel > ul:not(.sidebar-tree) > li > a[aria-current]": { fontWeight: "strong", color: "accent" },
    ".versions": { fontSize: "body" },
    ".switch": {
      ...row,
      gap: 2,
      width: "100%",
      minHeight: 44,
      px: 2,
      mb: 2,
      color: "muted",
      borderRadius: "small",
      bg: "raised",
    },
  },
} satisfies ThemeUIStyleObject;

/** Loaded with the drawer's code. */
export const drawerStylesheet = compileStyles([drawerStyles]);
