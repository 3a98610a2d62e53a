import type { ThemeUIStyleObject } from "theme-ui";

import type { ClassNames } from "../../theme/class-names";
import { navbarHeight } from "../../theme/tokens";

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
    border: "1px solid",
    borderColor: "danger",
    borderRadius: "medium",
    fontSize: "small",
    overflowWrap: "anywhere",
    "> p": { m: 0, mb: 3 },
    "> .button + .button": { ml: 2 },
  },
} satisfies ThemeUIStyleObject;

export type NoticeClass = ClassNames<typeof noticeStyles>;
