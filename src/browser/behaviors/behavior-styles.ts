import type { ThemeUIStyleObject } from "theme-ui";

import { navbarHeight } from "../../theme/breakpoints";

/** Below the navbar, on top of the page. */
export const noticeStyles = {
  "body > .notice": {
    position: "fixed",
    top: `${navbarHeight + 12}px`,
    right: 4,
    left: [4, null, null, "auto"],
    zIndex: 30,
    maxWidth: "28rem",
    p: 4,
    bg: "paper",
    color: "ink",
    border: "1px solid var(--danger)",
    borderRadius: "medium",
    fontSize: "small",
    overflowWrap: "anywhere",
    "> p": { m: 0, mb: 3 },
    "> .button + .button": { ml: 2 },
  },
} satisfies ThemeUIStyleObject;

export const progressBarStyles = {
  ".progress": {
    position: "fixed",
    inset: "0 0 auto",
    height: "2px",
    zIndex: 60,
    background: "var(--accent)",
    transformOrigin: "0 50%",
    transform: "scaleX(0)",
    transition: "transform 8s cubic-bezier(.1, .7, .2, 1)",
    pointerEvents: "none",
    "&[data-active]": { transform: "scaleX(.9)" },
  },
} satisfies ThemeUIStyleObject;
